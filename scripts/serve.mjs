import { existsSync } from 'node:fs'
import { stop } from './install.mjs'
import { openStaticHost } from './static-host.mjs'

// Serves what was built: `node scripts/serve.mjs [port] [folder]`.
const [port = '4152', folder = 'dist'] = process.argv.slice(2)
if (!existsSync(`${folder}/index.html`)) stop(`Nothing is built in ${folder}: run \`npm run build\` first.`)
const host = await openStaticHost({ folder, port: Number(port) })
console.log(`Fifteen Two is at ${host.address}`)
