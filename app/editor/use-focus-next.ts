import { useCallback, useEffect, useState } from 'react'

type Find = () => HTMLElement | null | undefined

/**
 * Moves the focus when the focused element goes away. The function takes how to find the next one, which runs once the
 * page is rendered.
 */
export function useFocusNext(): (find: Find) => void {
  const [next, setNext] = useState<{ find: Find }>()
  useEffect(() => next?.find()?.focus(), [next])
  return useCallback((find: Find) => setNext({ find }), [])
}
