import { redirect } from '@tanstack/react-router'
import { isSignedIn } from '#app/accounts.ts'
import { localPath } from '#app/language.ts'

/** Leads whoever is signed in on, from a page that is of no use to them. */
export async function leadOn(to = localPath('/admin')): Promise<void> {
  if (await isSignedIn()) throw redirect({ href: to })
}
