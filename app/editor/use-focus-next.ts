import { useCallback, useEffect, useReducer, useRef } from 'react'

type Find = () => HTMLElement | null | undefined

/**
 * Moves the focus when the focused element goes away. The function takes how to find the next one, which runs once the
 * page is rendered.
 */
export function useFocusNext(): (find: Find) => void {
  const next = useRef<Find>(undefined)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    next.current?.()?.focus()
    next.current = undefined
  })
  return useCallback((find: Find) => {
    next.current = find
    rerender()
  }, [])
}
