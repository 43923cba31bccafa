import { plainPath } from '#i18n/plain-path.ts'

/** The page where whoever has logged in with a password that is too weak by now chooses another one. */
export const choosePasswordPath = (token: string): string => `/reset-password?token=${token}&weak=1`

/**
 * A place on our own site to go to after login, as addresses write it; anything else, and what could lead elsewhere, becomes undefined.
 * The key must be there as undefined: the router keeps whatever a route leaves out of its search.
 */
export function readRedirect({ redirect }: Record<string, unknown>): { redirect?: string | undefined } {
  return { redirect: typeof redirect === 'string' && isPlace(redirect) ? redirect : undefined }
}

function isPlace(text: string) {
  const [path = ''] = text.split(/[?#]/, 1)
  return /^\/[!-[\]-~]*$/.test(text) && plainPath(path) === path
}

/** Where a sign-in that waits for its second factor goes on, and where that leads. */
export const secondFactorPath = (redirect?: string): string =>
  `/second-factor${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`
