import { localPath } from '#i18n/locale.ts'
import type { FormHandler } from '#server/define-feature.ts'
import { choosePasswordPath, readRedirect, secondFactorPath } from '#server/features/accounts/redirect.shared.ts'
import { accountsRouter } from '#server/features/accounts/router.ts'

/** The public account forms. Each runs the procedure that the page's script calls, which parses the fields. */
export const accountsForms: Record<string, FormHandler> = {
  '/login': async (context, fields, address) => {
    const { choosePassword, ...signedIn } = await accountsRouter.createCaller(context).signIn(fields as never)
    if (choosePassword) return localPath(choosePasswordPath(choosePassword))
    return next(signedIn, readRedirect(address).redirect)
  },
  '/second-factor': async (context, fields, address) => {
    await accountsRouter.createCaller(context).passSecondFactor(fields as never)
    return next({}, readRedirect(address).redirect)
  },
  '/sign-up': async (context, fields) => {
    const { waits } = await accountsRouter.createCaller(context).signUp(fields as never)
    return localPath(waits ? '/sign-up?sent=1' : '/')
  },
  '/forgot-password': async (context, fields) => {
    await accountsRouter.createCaller(context).askReset(fields as never)
    return localPath('/forgot-password?sent=1')
  },
  '/reset-password': async (context, fields) => {
    return next(await accountsRouter.createCaller(context).resetPassword(fields as never))
  },
  '/sign-in-link': async (context, fields) => {
    const accounts = accountsRouter.createCaller(context)
    if (fields.token === undefined) {
      await accounts.askLink(fields as never)
      return localPath('/sign-in-link?sent=1')
    }
    return next(await accounts.redeemLink(fields as never))
  },
  '/invitation': async (context, fields) => {
    await accountsRouter.createCaller(context).acceptInvitation(fields as never)
    return localPath('/admin')
  },
}

/** Where a sign-in goes on. */
function next({ secondFactor }: { secondFactor?: unknown }, redirect?: string) {
  return secondFactor ? localPath(secondFactorPath(redirect)) : (redirect ?? localPath('/admin'))
}
