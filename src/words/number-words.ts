const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const

/** A whole number from 0 to 999 as it is said; anything else stays in figures. */
export function numberWord(n: number): string {
  if (!Number.isInteger(n) || n < 0 || n > 999) return `${n}`
  if (n >= 100) return hundreds(n)
  const small = SMALL[n]
  if (small !== undefined) return small
  const ten = TENS[Math.floor(n / 10)] ?? ''
  return n % 10 === 0 ? ten : `${ten}-${SMALL[n % 10]}`
}

function hundreds(n: number): string {
  const whole = `${SMALL[Math.floor(n / 100)]} hundred`
  return n % 100 === 0 ? whole : `${whole} and ${numberWord(n % 100)}`
}
