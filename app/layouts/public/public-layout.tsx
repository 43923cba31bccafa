import { Badge } from '@agency/ui/Badge'
import { NavDropdown, NavDropdownLink } from '@agency/ui/NavDropdown'
import { HeaderLink, SiteHeader } from '@agency/ui/SiteHeader'
import { SkipLink } from '@agency/ui/SkipLink'
import { Toasts } from '@agency/ui/Toasts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { localPath } from '#i18n/locale.ts'
import { type Hint, LanguageHints, LocaleSwitch } from '#app/layouts/public/locale-switch.tsx'
import { Wordmark } from '#app/layouts/logo.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { agency, site } from '#i18n/agency.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'

const loadFooter = () => import('#app/layouts/public/footer.tsx')
const loadContactBar = () => import('#app/layouts/public/contact-bar.tsx')
const PublicFooter = staticComponent(loadFooter, 'PublicFooter')
const ContactLinks = staticComponent(loadContactBar, 'ContactLinks')
const BottomContactBar = staticComponent(loadContactBar, 'BottomContactBar')

/** Loads the static components of the layout. */
export async function loadLayout() {
  await Promise.all([loadStatic(loadFooter), loadStatic(loadContactBar)])
}

/** The frame of every public page: header, footer, contact bar, language hint and toasts. */
export function PublicLayout({ hints = [], children }: { hints?: Hint[]; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col max-lg:pb-13">
      <SiteHeader
        className="print:static"
        skip={<SkipLink href="#content">{m.nav_skip()}</SkipLink>}
        brand={
          <Link to="/" aria-label={m.brand_home({ name: agency().name })} className="inline-flex min-h-11 items-center">
            <Wordmark name={agency().name} />
          </Link>
        }
        top={
          <>
            <ContactLinks />
            <LocaleSwitch className="-me-2.5" />
          </>
        }
        tools={<LocaleSwitch />}
        chip={
          <Badge variant="brand" className="max-sm:px-1.5">
            {site.licence}
          </Badge>
        }
        navLabel={m.nav_label()}
        menuLabel={m.nav_menu()}
        closeLabel={m.nav_close()}
      >
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
      </SiteHeader>
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <PublicFooter />
      <BottomContactBar />
      <LanguageHints hints={hints} />
      <Toasts label={m.toasts()} />
    </div>
  )
}
