/** Twelve letters that identify a text; enough to distinguish a few logs of one game. */
export function fingerprint(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9e3779b9]
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b)
  }
  return [a, b]
    .map((half) => (half >>> 0).toString(16).padStart(8, '0'))
    .join('')
    .slice(0, 12)
}

export const CHECK_LENGTH = 6

/** The first 32 bits of the fingerprint in base64url: FNV-1a, in which any one changed letter gives another number. */
export function checkLetters(text: string): string {
  const bits = Number.parseInt(fingerprint(text).slice(0, 8), 16) * 2 ** 4
  const places = Array.from({ length: CHECK_LENGTH }, (_, i) => 64 ** (CHECK_LENGTH - 1 - i))
  return places.map((place) => BASE64URL[Math.floor(bits / place) % 64]).join('')
}

export const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
