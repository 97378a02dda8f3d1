const GRAVE = ['high', 'critical']

/** What hosts answer that serve packages and nothing else. */
const NO_SUCH_PAGE = [404, 405, 501]

/**
 * What `npm audit --json` printed: a report or, with a status if a host answered at all, a refusal.
 * @typedef {{ auditReportVersion?: number, vulnerabilities?: Record<string, { severity: string }>, statusCode?: number }} Answer
 * @typedef {{ passed: boolean, lines: readonly string[] }} Verdict
 */

/**
 * Whether the packages of the app may ship. A registry without an audit cannot be asked, so the check says that and
 * passes. One that has an audit and does not answer fails the check in CI, where nobody reads what it prints.
 * @param {string} printed @param {{ ci: boolean }} where @returns {Verdict}
 */
export function verdictOn(printed, { ci }) {
  const { auditReportVersion, vulnerabilities = {}, statusCode } = parse(printed)
  if (auditReportVersion !== undefined) return verdictOnFaults(Object.entries(vulnerabilities))
  if (statusCode !== undefined && NO_SUCH_PAGE.includes(statusCode))
    return { passed: true, lines: [`NOT CHECKED: this registry has no audit (${statusCode}).`] }
  const why = statusCode === undefined ? '' : ` (${statusCode})`
  return { passed: !ci, lines: [`NOT CHECKED: the registry gave no answer${why}.`] }
}

/** @param {readonly [string, { severity: string }][]} found @returns {Verdict} */
function verdictOnFaults(found) {
  const passed = !found.some(([, { severity }]) => GRAVE.includes(severity))
  const end = passed
    ? 'No grave fault of a package of the app is known.'
    : 'Packages of the app have grave faults that are known: `npm audit --omit=dev` says more.'
  return { passed, lines: [...found.map(([name, { severity }]) => `${name}: ${severity}`), end] }
}

/** @param {string} printed @returns {Answer} */
function parse(printed) {
  try {
    return JSON.parse(printed) ?? {}
  } catch {
    return {}
  }
}
