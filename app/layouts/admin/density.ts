import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { useState } from 'react'
import { setOwnCookie } from '#app/rendering/own-cookie.ts'

const [NAME, VALUE] = ['density', 'compact']
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
      setOwnCookie(NAME, VALUE, next ? YEAR_S : 0)
      setCompact(next)
    },
  }
}

const isIn = (cookies: string) =>
  cookies.split('; ').some(cookie => cookie === `${NAME}=${VALUE}` || cookie === `__Host-${NAME}=${VALUE}`)
