import { localPath } from '#i18n/locale.ts'
import type { FormHandler } from '#server/define-feature.ts'
import { choosePasswordPath, readRedirect } from '#server/features/accounts/redirect.shared.ts'
import { accountsRouter } from '#server/features/accounts/router.ts'

/** The public account forms. Each runs the procedure that the page's script calls, which parses the fields. */
export const accountsForms: Record<string, FormHandler> = {
  '/login': async (context, fields, address) => {
    const { choosePassword } = await accountsRouter.createCaller(context).signIn(fields as never)
    if (choosePassword) return localPath(choosePasswordPath(choosePassword))
    return readRedirect(address).redirect ?? localPath('/admin')
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
    await accountsRouter.createCaller(context).resetPassword(fields as never)
    return localPath('/admin')
  },
  '/sign-in-link': async (context, fields) => {
    const accounts = accountsRouter.createCaller(context)
    if (fields.token === undefined) {
      await accounts.askLink(fields as never)
      return localPath('/sign-in-link?sent=1')
    }
    await accounts.redeemLink(fields as never)
    return localPath('/admin')
  },
  '/invitation': async (context, fields) => {
    await accountsRouter.createCaller(context).acceptInvitation(fields as never)
    return localPath('/admin')
  },
}
