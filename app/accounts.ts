import { createIsomorphicFn } from '@tanstack/react-start'
import { ask } from '#app/ask.ts'
import { findPolicy as readPolicy, type Policy } from '#server/accounts/domain.ts'

/** The rules of sign-up, for the page that explains them. */
export const findPolicy = createIsomorphicFn()
  .server(() => readPolicy())
  .client(async () => (await ask<Policy>('accounts.policy'))!)

/** A place on our own site to go to after login; anything that could lead elsewhere is dropped. */
export function readRedirect(search: Record<string, unknown>): { redirect?: string } {
  const { redirect } = search
  return typeof redirect === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(redirect) ? { redirect } : {}
}
