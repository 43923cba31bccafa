import { useEffect, useReducer, useRef } from 'react'

type Find = () => HTMLElement | null | undefined

/**
 * Moves the focus when what had it goes away: the function is told how to find what comes next, and asks once the page
 * shows it.
 */
export function useFocusNext(): (find: Find) => void {
  const wanted = useRef<Find>(undefined)
  const [, showAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    wanted.current?.()?.focus()
    wanted.current = undefined
  })
  return find => {
    wanted.current = find
    showAgain()
  }
}
