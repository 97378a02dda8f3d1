import { readFileSync } from 'node:fs'
import openWabt from 'wabt'

/** The bytes of a WebAssembly module from its text. @param {string} file */
export async function compileWat(file) {
  const module = (await openWabt()).parseWat(file, readFileSync(file, 'utf8'), { simd: true })
  return Buffer.from(module.toBinary({}).buffer)
}

/** Importing a `.wat` gives the bytes of its module. @returns {import('vite').Plugin} */
export function wat() {
  return {
    name: 'fifteen-two:wat',
    async load(id) {
      if (!id.endsWith('.wat')) return null
      const packed = (await compileWat(id)).toString('base64')
      return `export const bytes = Uint8Array.from(atob('${packed}'), (sign) => sign.charCodeAt(0))`
    },
  }
}
