import { createServer, type ServerResponse } from 'node:http'
import { openStaticHost } from '../../scripts/static-host.mjs'

/**
 * A host that answers every unknown address with the first page, status 200, and lets browsers keep whatever is under
 * `assets/` for a year. While `lacks` names a file, that file has not been uploaded yet.
 */
export async function openRewritingHost(folder: string) {
  const files = await openStaticHost({ folder })
  let missing: string | undefined

  async function answer(url: string, response: ServerResponse): Promise<void> {
    const found = await fetch(
      new URL(missing !== undefined && url.includes(missing) ? '/' : url, files.address),
    )
    response.writeHead(found.status, {
      'content-type': found.headers.get('content-type') ?? 'application/octet-stream',
      'cache-control': url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    response.end(Buffer.from(await found.arrayBuffer()))
  }

  const server = createServer((request, response) => {
    answer(request.url ?? '/', response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    address: `http://localhost:${port}/`,
    swapTo: files.swapTo,
    lacks(file: string | undefined) {
      missing = file
    },
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      await files.close()
    },
  }
}
