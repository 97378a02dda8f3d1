/** The part of Trusted Types that is used here; TypeScript's DOM library does not know it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/**
 * The address of the service worker in a form that the page's policy lets through. It is the only string the app ever
 * turns into a script, so the policy takes no other.
 */
export function workerUrl(base: string): string {
  const url = `${base}sw.js`
  const trustedTypes = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes
  if (!trustedTypes) return url
  const policy = trustedTypes.createPolicy('fifteen-two', {
    createScriptURL(asked) {
      if (asked !== url) throw new TypeError(`not our worker: ${asked}`)
      return asked
    },
  })
  return policy.createScriptURL(url)
}
