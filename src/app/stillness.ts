/** Whether nothing may move by itself. The settings write it on the page, where the styles read it too. */
export function stillness(): boolean {
  const chosen = document.documentElement.dataset.motion === 'none'
  return chosen || matchMedia('(prefers-reduced-motion: reduce)').matches
}
