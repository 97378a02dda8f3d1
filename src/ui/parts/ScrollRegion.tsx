import { type ComponentProps, type RefObject, useEffect } from 'react'

interface ScrollRegionProps extends ComponentProps<'section'> {
  readonly name: string
  /** Its name in the list of keys. */
  readonly pad?: string
}

/** A place that scrolls, with a name and a tab stop. If two on a page have the same name, they are a `group`. */
export function ScrollRegion({ name, pad, role, ...section }: ScrollRegionProps) {
  return <section data-pad={pad} role={role} aria-label={name} tabIndex={0} {...section} />
}

/** Scrolls to the element that `selector` finds whenever `key` changes; without a key nothing moves. */
export function useScrollIntoView(
  region: RefObject<Element | null>,
  selector: string,
  key: number | string | undefined,
): void {
  useEffect(() => {
    if (key !== undefined) region.current?.querySelector(selector)?.scrollIntoView({ block: 'nearest' })
  }, [region, selector, key])
}
