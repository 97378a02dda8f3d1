import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Names the classes (and keyframes) of the built app: two letters for the module, a figure for the class in it. Nobody reads them there,
 * and the usual random ones pack badly. Counted from the sorted files, so that the same source builds the same names.
 */
export function classNames(folder: string): (name: string, file: string, css: string) => string {
  const modules = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.module.css'))
    .sort()
    .map((path) => resolve(folder, path))
  return (name, file, css) => {
    const module = modules.indexOf(resolve(file.replace(/\?.*$/, '')))
    const place = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))].indexOf(name)
    if (module < 0 || place < 0) throw new Error(`${file} has no class ${name} to be named`)
    return `${letters(module)}${place.toString(36)}`
  }
}

function letters(index: number): string {
  return [Math.floor(index / 26), index % 26].map((digit) => String.fromCharCode(97 + digit)).join('')
}
