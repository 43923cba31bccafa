import { Badge } from '@agency/ui/Badge'
import { NavDropdown, NavDropdownLink } from '@agency/ui/NavDropdown'
import { HeaderLink, SiteHeader } from '@agency/ui/SiteHeader'
import { SkipLink } from '@agency/ui/SkipLink'
import { Toasts } from '@agency/ui/Toasts'
import { Link, rootRouteId, useLoaderData, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Invitation } from '#app/features/home/queries.ts'
import { localPath } from '#i18n/locale.ts'
import { LanguageHints, LocaleSwitch } from '#app/layouts/public/locale-switch.tsx'
import { ReadAloud } from '#app/layouts/public/read-aloud.tsx'
import { Wordmark } from '#app/layouts/wordmark.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import { isConfidential } from '#app/rendering/confidential.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
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

/** What the end of every page invites to; null when it cannot be read. */
export const loadInvitation = (): Promise<Invitation | null> =>
  import('#app/features/home/queries.ts').then(({ findInvitation }) => findInvitation()).catch(() => null)

/** The frame of every public page: header, footer, contact bar, language hint and toasts. */
export function PublicLayout({ hints = [], children }: { hints?: Hint[]; children: ReactNode }) {
  const {
    name,
    licences: [licence],
  } = agency()
  const invitation = useLoaderData({ from: rootRouteId }) as Invitation | null | undefined
  const isInvited = useLocation({ select: ({ pathname }) => !isConfidential(pathname) }) // nobody who complains wants to join us
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
            <NavDropdown
              label={m.ways_status()}
              href={localPath('/application-status')}
              className="[&>a]:px-0 [&>a]:text-sm"
            >
              <NavDropdownLink href={localPath('/application-status')}>{m.application_status_title()}</NavDropdownLink>
              <NavDropdownLink href={localPath('/demand-status')}>{m.demand_status_title()}</NavDropdownLink>
            </NavDropdown>
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
        <HeaderLink asChild className="lg:hidden">
          <Link to="/jobs">{m.ways_work()}</Link>
        </HeaderLink>
        <HeaderLink asChild className="lg:hidden">
          <Link to="/hire-workers">{m.ways_workers()}</Link>
        </HeaderLink>
        <HeaderLink href={localPath('/application-status')} className="lg:hidden">
          {m.application_status_title()}
        </HeaderLink>
        <HeaderLink href={localPath('/demand-status')} className="lg:hidden">
          {m.demand_status_title()}
        </HeaderLink>
        <HeaderLink asChild className="lg:hidden">
          <Link to="/licence-and-fees">{m.fees_title()}</Link>
        </HeaderLink>
        <HeaderLink href={localPath('/search')} className="lg:hidden">
          {m.site_search_title()}
        </HeaderLink>
        <HeaderLink asChild>
          <Link to="/" activeOptions={{ exact: true }}>
            {m.nav_home()}
          </Link>
        </HeaderLink>
        <NavDropdown label={m.nav_about()} href={localPath('/about-us')}>
          <NavDropdownLink asChild>
            <Link to="/about-us">{m.about_title()}</Link>
          </NavDropdownLink>
          <NavDropdownLink asChild on="phone">
            <Link to="/mission" activeOptions={{ exact: true }}>
              {m.mission_title()}
            </Link>
          </NavDropdownLink>
          <NavDropdownLink asChild>
            <Link to="/mission-vision">{m.mission_vision_title()}</Link>
          </NavDropdownLink>
          <NavDropdownLink asChild on="desk">
            <Link to="/values">{m.values_title()}</Link>
          </NavDropdownLink>
        </NavDropdown>
        <NavDropdown label={m.nav_services()} href={localPath('/all-services')}>
          <NavDropdownLink asChild>
            <Link to="/manpower-service">{m.nav_manpower()}</Link>
          </NavDropdownLink>
          <NavDropdownLink asChild>
            <Link to="/employment-service">{m.nav_employment()}</Link>
          </NavDropdownLink>
          <NavDropdownLink asChild>
            <Link to="/visa-service">{m.nav_visa()}</Link>
          </NavDropdownLink>
          <NavDropdownLink asChild>
            <Link to="/ticket-service">{m.nav_ticket()}</Link>
          </NavDropdownLink>
          <NavDropdownLink asChild>
            <Link to="/all-services">{m.nav_all_services()}</Link>
          </NavDropdownLink>
        </NavDropdown>
        <HeaderLink asChild>
          <Link to="/our-companies">{m.nav_companies()}</Link>
        </HeaderLink>
        <HeaderLink asChild>
          <Link to="/our-clients">{m.nav_our_clients()}</Link>
        </HeaderLink>
        <HeaderLink asChild>
          <Link to="/gallery">{m.nav_gallery()}</Link>
        </HeaderLink>
        <HeaderLink asChild>
          <Link to="/news-event">{m.nav_news()}</Link>
        </HeaderLink>
        <HeaderLink asChild>
          <Link to="/contact-us">{m.nav_contact()}</Link>
        </HeaderLink>
        <HeaderLink asChild className="lg:hidden">
          <Link to="/complaints">{m.ways_complaints()}</Link>
        </HeaderLink>
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
