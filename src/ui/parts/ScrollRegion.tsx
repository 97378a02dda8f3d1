import { type ReactNode, type RefObject, useEffect } from 'react'

interface ScrollRegionProps {
  readonly name: string
  readonly className: string | undefined
  /** What the list of keys calls it. */
  readonly pad?: string
  /** Where two of one name stand on a page, they are no landmarks. */
  readonly role?: 'group'
  readonly ref?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** A place that scrolls: it has a name, and the keyboard gets into it. */
export function ScrollRegion({ name, className, pad, role, ref, children }: ScrollRegionProps) {
  return (
    <section ref={ref} className={className} data-pad={pad} role={role} aria-label={name} tabIndex={0}>
      {children}
    </section>
  )
}

/** Brings what `selector` finds into sight whenever `key` changes; while there is no key, nothing moves. */
export function useScrollIntoView(
  region: RefObject<Element | null>,
  selector: string,
  key: number | string | undefined,
): void {
  useEffect(() => {
    if (key !== undefined) region.current?.querySelector(selector)?.scrollIntoView({ block: 'nearest' })
  }, [region, selector, key])
}
