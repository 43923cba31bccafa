import { still } from '#app/still.tsx'

const loadLinks = () => import('./-entrance-links.tsx')
export const LoginLinks = still(async () => (await loadLinks()).LoginLinks)
export const SignUpLinks = still(async () => (await loadLinks()).SignUpLinks)

/** Why nobody can sign up now. */
export const SignUpClosed = still(async () => (await import('./-sign-up-closed.tsx')).SignUpClosed)

/** The providers as login and sign-up show them. */
export const OtherWays = still(async () => (await import('./-other-ways.tsx')).OtherWays)
