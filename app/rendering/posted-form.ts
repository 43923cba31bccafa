import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { Posted } from '#server/http/posted.shared.ts'

/** The form that has just come back without scripts, for a page's loader; undefined in the browser and on a first visit. */
export const findPosted = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.posted)
  .client((): Posted | undefined => undefined)
