import { useEffect, useState } from 'react'

/** Whether the last tap came from the far edge: what is said in answer is turned to that player. */
export function useFarTap(): boolean {
  const [far, setFar] = useState(false)
  useEffect(() => {
    const tapped = ({ target }: Event) => {
      // Whoever answers what is said goes on being spoken to: the slip must not move from under the finger.
      if (target instanceof Element) setFar(target.closest('[data-edge="far"], [data-slip="far"]') !== null)
    }
    addEventListener('pointerdown', tapped)
    addEventListener('keydown', tapped)
    return () => {
      removeEventListener('pointerdown', tapped)
      removeEventListener('keydown', tapped)
    }
  }, [])
  return far
}
