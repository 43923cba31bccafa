import { redirect } from '@tanstack/react-router'
import { isSignedIn } from '#app/features/accounts/queries.ts'
import { localPath } from '#i18n/locale.ts'

/** Leads whoever is signed in on, from a page that is of no use to them. */
export async function redirectSignedIn(to = localPath('/admin')): Promise<void> {
  if (await isSignedIn()) throw redirect({ href: to, reloadDocument: true }) // it may be no page of the router's, such as /storybook/
}
