import { getRouteApi } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'

const route = getRouteApi('/admin')

/**
 * Whether the form shows what it has in Bangla. The browser remembers it for each person; while `isNeeded`, and after
 * `open`, it shows it in any case, so that no field goes while somebody mends it.
 */
export function useBanglaColumns(isNeeded: boolean) {
  const { me } = route.useRouteContext()
  const key = `bangla-columns:${me.uid}`
  const isChosen = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key) === 'on',
    () => false,
  )
  const [isOpen, setOpen] = useState(false)
  if (isNeeded && !isOpen) setOpen(true)
  return {
    isShown: isChosen || isOpen,
    open: () => setOpen(true),
    choose(isOn: boolean) {
      setOpen(isOn)
      localStorage.setItem(key, isOn ? 'on' : 'off')
      dispatchEvent(new Event(CHOSEN))
    },
  }
}

const CHOSEN = 'bangla-columns'

function subscribe(onChange: () => void) {
  addEventListener(CHOSEN, onChange)
  return () => removeEventListener(CHOSEN, onChange)
}
