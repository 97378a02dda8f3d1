/** The check of a link or of a line of a backup, as docs/backup.md describes it: 32 bits of FNV-1a in base64url. */
function checkLetters(text: string): string {
  let hash = 0x811c9dc5 | 0
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(hash)
  return bytes.toString('base64url')
}

/** The text of a backup with the right check in each line, whatever was changed there. */
export function withChecks(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/,"check":"[^"]*"\}$/, '}'))
    .map((json) => `${json.slice(0, -1)},"check":"${checkLetters(json)}"}\n`)
    .join('')
}
