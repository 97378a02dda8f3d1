declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

/** How many times as often as in `npm test` what is tested at random runs: five in `npm run test:rest`. */
export const RUNS = Number(process.env.RUNS ?? 1)

/** The runs of a test, `few` of them in `npm test`. A larger number begins with the same ones. */
export function runs(few: number): number {
  return few * RUNS
}
