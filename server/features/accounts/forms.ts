import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { FormDone, FormHandler } from '#server/registration/define-feature.ts'
import { choosePasswordPath, readRedirect, secondFactorPath } from '#server/features/accounts/redirect.shared.ts'
import { accountsRouter } from '#server/features/accounts/router.ts'

/** The public account forms. Each runs its procedure, which parses the fields. */
export const accountsForms: Record<string, FormHandler> = {
  '/login': async (context, fields, address) => {
    const { choosePassword, ...signedIn } = await accountsRouter.createCaller(context).signIn(fields as never)
    if (choosePassword) return { location: localPath(choosePasswordPath(choosePassword)) }
    return next(signedIn, m.login_success(), readRedirect(address).redirect)
  },
  '/second-factor': async (context, fields, address) => {
    await accountsRouter.createCaller(context).passSecondFactor(fields as never)
    return next({}, m.login_success(), readRedirect(address).redirect)
  },
  '/sign-up': async (context, fields) => {
    const { waits } = await accountsRouter.createCaller(context).signUp(fields as never)
    return { location: localPath(waits ? '/sign-up?sent=1' : '/'), toast: m.user_created() }
  },
  '/forgot-password': async (context, fields) => {
    await accountsRouter.createCaller(context).askReset(fields as never)
    return { location: localPath('/forgot-password?sent=1') }
  },
  '/reset-password': async (context, fields) => {
    return next(await accountsRouter.createCaller(context).resetPassword(fields as never), m.reset_done())
  },
  '/sign-in-link': async (context, fields) => {
    const accounts = accountsRouter.createCaller(context)
    if (fields.token !== undefined) return next(await accounts.redeemLink(fields as never), m.login_success())
    await accounts.askLink(fields as never)
    return { location: localPath('/sign-in-link?sent=1') }
  },
  '/invitation': async (context, fields) => {
    await accountsRouter.createCaller(context).acceptInvitation(fields as never)
    return next({}, m.user_created())
  },
}

/** Where a sign-in goes on, and what is said of it once it is complete. */
function next({ secondFactor }: { secondFactor?: unknown }, toast: string, redirect?: string): FormDone {
  return secondFactor
    ? { location: localPath(secondFactorPath(redirect)) }
    : { location: redirect ?? localPath('/admin'), toast }
}
