import { buildPackage } from './package/build.mjs'
import { tryPackage } from './package/try.mjs'

// npm run package: builds the engine as a package for other programs, into scripts/package/dist. With `try` it is packed,
// installed in an empty project and used there: npm run check:package. docs/package.md says how it would be published.
const folder = await buildPackage()
console.log(`The package is in ${folder}.`)
if (process.argv.includes('try')) await tryPackage(folder)
