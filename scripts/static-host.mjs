import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, posix } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const PACKED = new Set(['.png', '.woff2'])

/** @typedef {{ file: string, status: 200 | 404 } | { moved: string } | { status: 404 }} Answer */

/**
 * What a plain static host answers: files, a folder's index.html, a redirect to the folder, the 404 page.
 * @param {string} folder @param {string} base @param {URL} url @returns {Answer}
 */
function answerTo(folder, base, url) {
  const path = posix.normalize(decodeURIComponent(url.pathname))
  if (!path.startsWith(base)) return { status: 404 }
  const file = join(folder, path.slice(base.length))
  if (!existsSync(file)) return notFound(folder)
  if (!statSync(file).isDirectory()) return { file, status: 200 }
  if (!path.endsWith('/')) return { moved: `${url.pathname}/${url.search}` }
  const index = join(file, 'index.html')
  return existsSync(index) ? { file: index, status: 200 } : notFound(folder)
}

/** @param {string} folder @returns {Answer} */
function notFound(folder) {
  const page = join(folder, '404.html')
  return existsSync(page) ? { file: page, status: 404 } : { status: 404 }
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } } // 11 packs 7 % tighter and takes twenty times as long

/** What was packed before, by encoding and content: a page is asked for many times. @type {Map<string, Buffer>} */
const packed = new Map()

/** @param {Buffer} content @param {string} tag @param {string} accepted encodings */
function pack(content, tag, accepted) {
  const encoding = ['br', 'gzip'].find((name) => accepted.split(/[\s,;]+/).includes(name))
  if (!encoding) return { body: content }
  const key = `${encoding} ${tag}`
  const body =
    packed.get(key) ?? (encoding === 'br' ? brotliCompressSync(content, BROTLI) : gzipSync(content))
  packed.set(key, body)
  return { body, encoding }
}

/**
 * Packs as a host does, and answers 304 to a browser that has this very content.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Answer} answer
 */
function send(request, response, answer) {
  if ('moved' in answer) return void response.writeHead(301, { location: answer.moved }).end()
  if (!('file' in answer)) return void response.writeHead(404).end()
  const extension = extname(answer.file)
  const content = readFileSync(answer.file)
  const tag = `"${createHash('sha256').update(content).digest('base64url')}"`
  const headers = {
    'cache-control': 'no-cache',
    etag: tag,
    vary: 'accept-encoding',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
  }
  if (request.headers['if-none-match'] === tag) return void response.writeHead(304, headers).end()
  const accepted = PACKED.has(extension) ? '' : String(request.headers['accept-encoding'])
  const { body, encoding } = pack(content, tag, accepted)
  response
    .writeHead(answer.status, {
      ...headers,
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      ...(encoding && { 'content-encoding': encoding }),
    })
    .end(body)
}

/**
 * Serves a built app on localhost as any plain static host would, with no rewriting of addresses, so that what
 * works here works there. The folder may be swapped while it runs, which is how an update is tried out.
 * @param {{ folder: string, port?: number, base?: string }} options a port of 0 takes any free one
 */
export async function openStaticHost({ folder, port = 0, base = '/' }) {
  let served = folder
  const server = createServer((request, response) => {
    try {
      send(request, response, answerTo(served, base, new URL(request.url ?? '/', 'http://localhost')))
    } catch {
      response.writeHead(400).end() // a malformed address
    }
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => resolve(undefined))
  })
  const address = server.address()
  const taken = typeof address === 'object' && address !== null ? address.port : port
  return {
    address: `http://localhost:${taken}${base}`,
    swapTo(/** @type {string} */ next) {
      served = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
