import { createIsomorphicFn } from '@tanstack/react-start'
import { ask } from '#app/ask.ts'
import { findPolicy as readPolicy, type Policy } from '#server/accounts/domain.ts'

/** The rules of sign-up, for the page that explains them. */
export const findPolicy = createIsomorphicFn()
  .server(() => readPolicy())
  .client(async () => (await ask<Policy>('accounts.policy'))!)

/**
 * A place on our own site to go to after login; anything that could lead elsewhere becomes undefined. It must be there as undefined:
 * the router hands on what a route leaves out of its search as it stands in the address.
 */
export function readRedirect({ redirect }: Record<string, unknown>): { redirect?: string | undefined } {
  return { redirect: typeof redirect === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(redirect) ? redirect : undefined }
}
