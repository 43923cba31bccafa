import { redirect } from '@tanstack/react-router'
import type { Outputs } from '#app/rendering/trpc.ts'
import { pathForLocale } from '#i18n/locale.ts'
import { getLocale } from '#i18n/paraglide/runtime.js'

export type Me = NonNullable<Outputs['accounts']['me']>
type Location = { publicHref: string; pathname: string; searchStr: string; hash: string }

/** Lets staff in, in the language they have chosen; anybody else goes to the login page or waits for approval. */
export async function requireStaff({ location }: { location: Location }): Promise<{ me: Me }> {
  const { load, trpc } = await import('#app/rendering/trpc.ts') // every visitor loads this check, only staff the client
  const me = await load(trpc().accounts.me.queryOptions())
  if (!me) throw redirect({ to: '/login', search: { redirect: location.publicHref } })
  if (me.status !== 'active') throw redirect({ to: '/waiting' })
  if (me.language !== getLocale())
    throw redirect({
      href: pathForLocale(me.language, location.pathname) + location.searchStr + location.hash,
      reloadDocument: true,
    })
  return { me }
}

/** Leads staff without the role of an admin from an admin's page to the dashboard. */
export function requireAdmin({ context: { me } }: { context: { me: Me } }): void {
  if (me.role === 'staff') throw redirect({ to: '/admin' })
}
