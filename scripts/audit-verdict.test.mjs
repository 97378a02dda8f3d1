import { describe, expect, test } from 'vitest'
import { verdictOn } from './audit-verdict.mjs'

const report = (/** @type {Record<string, string>} */ severities) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { name, severity }]),
    ),
  })
const refusal = (/** @type {number} */ statusCode) => JSON.stringify({ message: 'no', statusCode, error: {} })

/** What npm prints, and whether the check passes on a developer's machine and with CI set. */
const ANSWERS = /** @type {const} */ ([
  ['no known fault', report({}), true, true],
  ['a fault that is not grave', report({ dexie: 'moderate' }), true, true],
  ['a grave fault', report({ dexie: 'high' }), false, false],
  ['the gravest fault', report({ qr: 'low', react: 'critical' }), false, false],
  ['a registry that has no audit (404)', refusal(404), true, true],
  ['a registry that has no audit (405)', refusal(405), true, true],
  ['a registry that has no audit (501)', refusal(501), true, true],
  ['a registry that is down', refusal(503), true, false],
  ['a registry that refuses', refusal(403), true, false],
  ['no network', JSON.stringify({ message: 'connect ECONNREFUSED', error: {} }), true, false],
  ['npm ended before it could answer', '', true, false],
  ['something that is no report', 'null', true, false],
])

describe('the verdict of check:audit on', () => {
  test.each(ANSWERS)('%s', (_what, printed, byHand, inCi) => {
    expect(verdictOn(printed, { ci: false }).passed).toBe(byHand)
    expect(verdictOn(printed, { ci: true }).passed).toBe(inCi)
  })

  test('every fault is named, and everything that was not checked', () => {
    expect(verdictOn(report({ qr: 'low', react: 'critical' }), { ci: true }).lines).toEqual([
      'qr: low',
      'react: critical',
      expect.stringContaining('npm audit --omit=dev'),
    ])
    expect(verdictOn(refusal(405), { ci: true }).lines).toEqual([
      'NOT CHECKED: this registry has no audit (405).',
    ])
    expect(verdictOn(refusal(503), { ci: true }).lines).toEqual([
      'NOT CHECKED: the registry gave no answer (503).',
    ])
  })
})
