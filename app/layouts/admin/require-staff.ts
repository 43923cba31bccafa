import { redirect, type StaticDataRouteOption } from '@tanstack/react-router'
import type { Outputs } from '#app/rendering/trpc.ts'
import { requirePart } from '#app/layouts/require-part.ts'
import { pathForLocale } from '#i18n/locale.ts'
import { getLocale } from '#i18n/paraglide/runtime.js'

export type Me = NonNullable<Outputs['accounts']['me']>
type Match = { staticData: StaticDataRouteOption; cause: 'preload' | 'enter' | 'stay'; invalid: boolean }
type Location = { publicHref: string; pathname: string; searchStr: string; hash: string }

/** Of the page that this browser opened last, undefined for the one that came from the server, where no page stays. */
let openPath: string | undefined

/**
 * Lets staff in, in the language they have chosen; anybody else goes to the login page or waits for approval. A page
 * whose `staticData` asks for a right leads people without it to the dashboard.
 */
export async function requireStaff(options: { location: Location }): Promise<{ me: Me }> {
  const { location, matches } = options as typeof options & { matches: Match[] } // in the signature, the route's type would follow from itself
  // every visitor loads this check, only staff the client
  const [{ load, queryClient, trpc }, { can }] = await Promise.all([
    import('#app/rendering/trpc.ts'),
    import('#server/permissions.ts'),
  ])
  const page = matches.at(-1)
  const isOpen = page?.cause === 'stay' && !page.invalid && location.pathname === (openPath ?? location.pathname)
  const meQuery = trpc().accounts.me.queryOptions()
  // on the page that is open its own calls ask who it is: a list that waited here would show that it loads, and lose its field's focus
  const me = isOpen ? await queryClient().ensureQueryData(meQuery) : await load(meQuery)
  if (page?.cause !== 'preload') openPath = location.pathname
  if (!me) throw redirect({ to: '/login', search: { redirect: location.publicHref } })
  if (me.status !== 'active') throw redirect({ to: '/waiting' })
  if (me.lacksSecondFactor) throw redirect({ to: '/set-up-second-factor' })
  if (me.language !== getLocale())
    throw redirect({
      href: pathForLocale(me.language, location.pathname) + location.searchStr + location.hash,
      reloadDocument: true,
    })
  requirePart(options)
  if (matches.some(({ staticData: { right } }) => right && !can(me, right))) throw redirect({ to: '/admin' })
  return { me }
}
