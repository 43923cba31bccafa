import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { useState } from 'react'

const COOKIE = 'density=compact'
const YEAR_S = 365 * 24 * 60 * 60

/** In a cookie, so that the server sends the page as it stays. */
const isCompactHere = createIsomorphicFn()
  .server(() => isIn(getRequest().headers.get('cookie') ?? ''))
  .client(() => isIn(document.cookie))

/** Whether this browser shows the staff area denser on desks, and how to change that. */
export function useDensity(): { isCompact: boolean; setCompact: (isCompact: boolean) => void } {
  const [isCompact, setCompact] = useState(isCompactHere)
  return {
    isCompact,
    setCompact(next) {
      // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is missing in Firefox
      document.cookie = `${COOKIE}; path=/; samesite=lax; max-age=${next ? YEAR_S : 0}`
      setCompact(next)
    },
  }
}

const isIn = (cookies: string) => cookies.split('; ').includes(COOKIE)
