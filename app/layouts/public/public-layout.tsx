import { Badge } from '@agency/ui/Badge'
import { NavDropdown, NavDropdownLink } from '@agency/ui/NavDropdown'
import { HeaderLink, SiteHeader } from '@agency/ui/SiteHeader'
import { SkipLink } from '@agency/ui/SkipLink'
import { Toasts } from '@agency/ui/Toasts'
import { Link, rootRouteId, useLoaderData, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Invitation } from '#app/features/home/queries.ts'
import { localPath } from '#i18n/locale.ts'
import { LanguageHints, LocaleSwitch } from '#app/layouts/public/locale-switch.tsx'
import { ReadAloud } from '#app/layouts/public/read-aloud.tsx'
import { Wordmark } from '#app/layouts/wordmark.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import type { MenuLink, Menus } from '#app/site/links.ts'
import type { Hint } from './locale-hint.tsx'

const loadFooter = () => import('#app/layouts/public/footer.tsx')
const loadContactBar = () => import('#app/layouts/public/contact-bar.tsx')
const PublicFooter = staticComponent(loadFooter, 'PublicFooter')
const ContactLinks = staticComponent(loadContactBar, 'ContactLinks')
const BottomContactBar = staticComponent(loadContactBar, 'BottomContactBar')
const loadNext = () => import('#app/layouts/public/next-steps.tsx')

/** Where a page leads on to, in pages that are hydrated. */
export const NextSteps = staticComponent(loadNext, 'NextSteps')
/** For the loader of such a page. */
export const loadNextSteps = () => loadStatic(loadNext)

/** Loads the static components of the layout. */
export async function loadLayout() {
  await Promise.all([loadStatic(loadFooter), loadStatic(loadContactBar)])
}

type Frame = { menus: Menus; invitation: Invitation | null }

/** What the frame of every page shows: its menus, and what its end invites to, null when that cannot be read. */
export async function loadFrame(): Promise<Frame> {
  const [{ menus }, invitation] = await Promise.all([
    import('#app/site/links.ts'),
    import('#app/features/home/queries.ts').then(({ findInvitation }) => findInvitation()).catch(() => null),
  ])
  return { menus: menus(), invitation }
}

type Props = {
  hints?: Hint[]
  /** There is no such page. */
  isLost?: boolean
  children: ReactNode
}

/** The frame of every public page: header, footer, contact bar, language hint and toasts. */
export function PublicLayout({ hints = [], isLost = false, children }: Props) {
  const {
    name,
    licences: [licence],
  } = agency()
  const { menus, invitation } = useLoaderData({ from: rootRouteId }) as Frame
  // nobody who looks after something of their own or reads of an error wants to join us now
  const isInvited = useMatches({
    select: matches => !isLost && matches.every(({ staticData, status }) => !staticData.isTask && status !== 'error'),
  })
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader
        className="print:static"
        skip={<SkipLink href="#content">{m.nav_skip()}</SkipLink>}
        brand={
          <Link to="/" aria-label={m.brand_home({ name })} className="inline-flex min-h-11 items-center">
            <Wordmark />
          </Link>
        }
        top={
          <>
            <ContactLinks />
            {menus.status[0] && (
              <NavDropdown
                label={m.ways_status()}
                href={localPath(menus.status[0].to)}
                className="[&>a]:px-0 [&>a]:text-sm"
              >
                {menus.status.map(({ to, label }) => (
                  <NavDropdownLink key={to} href={localPath(to)}>
                    {label}
                  </NavDropdownLink>
                ))}
              </NavDropdown>
            )}
            <LocaleSwitch className="-me-2.5" />
          </>
        }
        tools={<LocaleSwitch className="@max-[34rem]:[&>a+a]:hidden" />}
        chip={
          licence && (
            <Link to="/licence-and-fees" className="inline-flex min-h-[44px] items-center">
              <Badge variant="brand" className="@max-[34rem]:px-1.5">
                {licence.number}
              </Badge>
            </Link>
          )
        }
        label={m.nav_label()}
        labels={{ open: m.nav_menu(), close: m.nav_close() }}
      >
        {menus.phone.map(link => (
          <MenuEntry key={link.to} {...link} on="phone" />
        ))}
        <HeaderLink asChild>
          <Link to="/" activeOptions={{ exact: true }}>
            {m.nav_home()}
          </Link>
        </HeaderLink>
        <Menu label={m.nav_about()} to="/about-us" links={menus.about} />
        <Menu label={m.nav_services()} to="/all-services" links={menus.services} />
        {menus.header.map(link => (
          <MenuEntry key={link.to} {...link} />
        ))}
        <LocaleSwitch className="has-[>:only-child]:hidden @min-[34rem]:hidden" />
      </SiteHeader>
      <ReadAloud />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <PublicFooter invitation={(isInvited && invitation) || null} />
      <BottomContactBar />
      <LanguageHints hints={hints} />
      <Toasts label={m.toasts()} labels={{ close: m.nav_close() }} />
    </div>
  )
}

function MenuEntry({ on, ...link }: MenuLink) {
  return (
    <HeaderLink asChild className={on && { phone: 'lg:hidden', desk: 'max-lg:hidden' }[on]}>
      {anchor(link)}
    </HeaderLink>
  )
}

function Menu({ label, to, links }: { label: string; to: string; links: MenuLink[] }) {
  return (
    <NavDropdown label={label} href={localPath(to)}>
      {links.map(({ on, ...link }) => (
        <NavDropdownLink key={link.to} asChild on={on}>
          {anchor(link)}
        </NavDropdownLink>
      ))}
    </NavDropdown>
  )
}

const anchor = ({ label, ...target }: MenuLink) =>
  target.isDocument ? <a href={localPath(target.to)}>{label}</a> : <Link to={target.to}>{label}</Link>
