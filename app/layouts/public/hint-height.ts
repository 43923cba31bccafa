import { useSyncExternalStore } from 'react'

let height = 0
const listeners = new Set<() => void>()

/** Tells how many pixels the hint of another language takes at the foot of the window; 0 once it is gone. */
export function setHintHeight(pixels: number) {
  height = pixels
  for (const listener of listeners) listener()
}

/** What `setHintHeight` told last. A custom property of the document would make the browser style every element again. */
export function useHintHeight(): number {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => height,
  )
}
