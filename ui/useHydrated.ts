import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run: false in the server's HTML and in the first render over it. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
