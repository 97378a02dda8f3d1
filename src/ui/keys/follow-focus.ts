/** Where the next step is, the first that stands on the page: a pad, the way on, or else the name of the screen. */
const NEXT = [
  '[data-pad] [tabindex="0"]',
  '[data-pad][tabindex="0"]',
  '[data-pad] :is(button, input:checked)',
  '[data-fit="whole"] [data-kind="primary"]:enabled',
  'h1',
]

/**
 * A focus whose button goes away with its step would fall out of the page, and whoever works by keyboard or by ear
 * would begin again at the top. It goes to where the next step is instead. Answers how to stop.
 */
export function followFocus(): () => void {
  let last: Element | undefined

  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : undefined
  }
  const observer = new MutationObserver(() => {
    if (!last || (last.isConnected && !last.matches(':disabled'))) return
    const { activeElement } = document
    const held = activeElement !== document.body && activeElement !== last
    // Nothing yet: the next screen is still on its way.
    if (!held) nextStep()?.focus()
  })
  document.addEventListener('focusin', remember)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
  return () => {
    document.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}

function nextStep(): HTMLElement | undefined {
  for (const place of NEXT) {
    const found = document.querySelector<HTMLElement>(place)
    if (!found) continue
    // A heading takes the focus of itself only where it is told to.
    if (found.tagName === 'H1') found.tabIndex = -1
    return found
  }
  return undefined
}
