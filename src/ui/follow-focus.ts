/** Where the next step is: the first of these on the page, a pad, the main button, or else the title. */
const NEXT = [
  '[data-pad] [tabindex="0"]',
  '[data-pad][tabindex="0"]',
  '[data-pad] :is(button, input:checked)',
  '[data-fit="whole"] [data-kind="primary"]:enabled',
  'h1',
]

/** What nobody can use now: a disabled key, or anything on a page that waits out of sight or out of reach. */
export const GONE = ':disabled, [data-away] *, [inert] *'

/** When the focused button is removed, the focus goes to the next step and not to the top. Returns how to stop. */
export function followFocus(): () => void {
  let last: Element | undefined

  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : undefined
  }
  let frame = 0
  const follow = () => {
    if (!last || (last.isConnected && !last.matches(GONE))) return
    const { activeElement } = document
    const held = activeElement !== document.body && activeElement !== last
    // Without a next step, the next screen is still loading.
    if (!held) moveTo(nextStep())
  }
  // With the next frame, which lays the page out in any case: focusing needs that.
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(follow)
  })
  document.addEventListener('focusin', remember)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'data-away', 'inert'],
  })
  return () => {
    document.removeEventListener('focusin', remember)
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}

/** For a finger nothing moves; from the keyboard the focus is always in sight. */
function moveTo(next: HTMLElement | undefined): void {
  next?.focus({ preventScroll: true })
  if (next?.matches(':focus-visible')) next.scrollIntoView({ block: 'nearest' })
}

function nextStep(): HTMLElement | undefined {
  for (const place of NEXT) {
    const found = document.querySelector<HTMLElement>(`${place}:not(${GONE})`)
    if (found?.tagName === 'H1') found.tabIndex = -1
    if (found) return found
  }
  return undefined
}
