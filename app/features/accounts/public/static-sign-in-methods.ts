import { staticComponent } from '#app/rendering/static-component.tsx'

const loadLinks = () => import('./sign-in-links.tsx')
export const LoginLinks = staticComponent(async () => (await loadLinks()).LoginLinks)
export const SignUpLinks = staticComponent(async () => (await loadLinks()).SignUpLinks)

/** Why nobody can sign up now. */
export const SignUpClosed = staticComponent(async () => (await import('./sign-up-closed.tsx')).SignUpClosed)

/** The providers as login and sign-up show them. */
export const SignInMethods = staticComponent(async () => (await import('./sign-in-methods.tsx')).SignInMethods)
