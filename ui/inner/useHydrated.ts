import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run: false in the server's HTML and while React hydrates it. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
