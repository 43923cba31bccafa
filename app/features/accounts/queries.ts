import { createIsomorphicFn } from '@tanstack/react-start'
import { queryProcedure } from '#app/rendering/query-procedure.ts'
import { findInvitation as readInvitation, findLink as readLink } from './queries.server.ts'

/** The rules of sign-up, for the pages that explain them. */
export const findPolicy = () => queryProcedure('accounts.policy')

/** Whose mailed link this is; null when it no longer works. */
export const findLink = createIsomorphicFn()
  .server((kind: 'reset' | 'link', token: string) => readLink(kind, token))
  .client((kind, token) => queryProcedure(kind === 'reset' ? 'accounts.findReset' : 'accounts.findLink', { token }))

/** What an invitation offers; null when it is no longer open. */
export const findInvitation = createIsomorphicFn()
  .server((token: string) => readInvitation(token))
  .client(token => queryProcedure('accounts.findInvitation', { token }))

/** The secret in the address of a mailed link. It must be there as undefined, see `readRedirect`. */
export function readToken({ token }: Record<string, unknown>): { token?: string | undefined } {
  return { token: typeof token === 'string' ? token.slice(0, 100) : undefined }
}

/** Whether the person who looks at a page is signed in. */
export const isSignedIn = async () => (await queryProcedure('accounts.me')) !== null

/** The sign-in of this browser that waits for its second factor; null when there is none, or no longer. */
export const findPendingSignIn = () => queryProcedure('accounts.pending')

/** The secret of the set-up link. */
export function readSetup({ setup }: Record<string, unknown>): { setup?: string | undefined } {
  return { setup: typeof setup === 'string' ? setup.slice(0, 100) : undefined }
}

/** Whether a page was reached by `choosePasswordPath`. */
export function readWeak({ weak }: Record<string, unknown>): { weak?: 1 | undefined } {
  return { weak: String(weak) === '1' ? 1 : undefined }
}

/** What the address of a page says of the way to a provider that ended there. */
export function readProblem({ problem, provider }: Record<string, unknown>): {
  problem?: string | undefined
  provider?: string | undefined
} {
  return {
    problem: typeof problem === 'string' ? problem : undefined,
    provider: typeof provider === 'string' ? provider : undefined,
  }
}

/** Whether a form was sent without scripts and has led back to its own page. */
export function readSent({ sent }: Record<string, unknown>): { sent?: 1 | undefined } {
  return { sent: String(sent) === '1' ? 1 : undefined }
}

/** The same on “My account”, with the provider that is linked now. */
export function readLinked({
  linked,
  ...search
}: Record<string, unknown>): ReturnType<typeof readProblem> & { linked?: string | undefined } {
  return { ...readProblem(search), linked: typeof linked === 'string' ? linked : undefined }
}
