import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope

/**
 * A file is kept under its own address where that has the hash of the content: only then does Chromium compile a script
 * when it is kept, and not at each start. None comes from the HTTP cache, where a wrong answer may stay for a year.
 */
const files = new PrecacheController({
  plugins: [{ requestWillFetch: async ({ request }) => new Request(request, { cache: 'reload' }) }],
})
files.precache(self.__WB_MANIFEST)
registerRoute(new PrecacheRoute(files))
registerRoute(new NavigationRoute(files.createHandlerBoundToURL('index.html')))
cleanupOutdatedCaches()

// The first visit is ready to be offline without a reload.
self.addEventListener('activate', () => self.clients.claim())
// A newer version waits until a player lets it in.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
