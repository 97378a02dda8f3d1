/** The part of Trusted Types that is used here; TypeScript's DOM library does not know it. */
interface TrustedTypes {
  createPolicy<Policy>(name: string, rules: Policy): Policy
}

/** A worker's file, in the folder of the app. */
const WORKER = /^(?:sw|assets\/[\w.-]+)\.js$/

const rules = {
  createScriptURL(url: string) {
    const base = import.meta.env.BASE_URL
    if (!url.startsWith(base) || !WORKER.test(url.slice(base.length)))
      throw new TypeError(`not our worker: ${url}`)
    return url
  },
}
let policy: typeof rules | undefined

/** Workers are modules in development only. */
export const openWorker = (url: string) =>
  new Worker(trustedScript(url), { type: import.meta.env.DEV ? 'module' : 'classic' })

/** In a form that the page's policy lets through: the only strings that the app ever turns into scripts. */
export function trustedScript(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  if (import.meta.env.DEV || !trustedTypes) return url
  policy ??= trustedTypes.createPolicy('fifteen-two', rules)
  return policy.createScriptURL(url)
}
