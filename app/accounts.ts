import { createIsomorphicFn } from '@tanstack/react-start'
import { ask } from '#app/ask.ts'
import { policy } from '#server/accounts/domain.ts'

type Policy = Awaited<ReturnType<typeof policy>>

/** The rules of sign-up, for the page that explains them. */
export const findPolicy = createIsomorphicFn()
  .server(() => policy())
  .client(async () => (await ask<Policy>('accounts.policy'))!)

/** A place on our own site to go to after login; anything that could lead elsewhere is dropped. */
export function readRedirect(search: Record<string, unknown>): { redirect?: string } {
  const { redirect } = search
  return typeof redirect === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(redirect) ? { redirect } : {}
}
