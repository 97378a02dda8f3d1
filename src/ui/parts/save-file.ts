/** Hands a file to the browser, which asks or knows where to keep it. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the data once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** `2026-11-21`, on this device's calendar. */
export function dayOf(at: number): string {
  const day = new Date(at)
  const two = (n: number) => `${n}`.padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
