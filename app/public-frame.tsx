import { Badge } from '@agency/ui/Badge'
import { Banner } from '@agency/ui/Banner'
import { BrandIcon } from '@agency/ui/BrandIcon'
import { Button } from '@agency/ui/Button'
import { NavDropdown, NavDropdownLink } from '@agency/ui/NavDropdown'
import { Section } from '@agency/ui/Section'
import { FooterColumn, FooterLink, SiteFooter } from '@agency/ui/SiteFooter'
import { HeaderLink, SiteHeader } from '@agency/ui/SiteHeader'
import { SkipLink } from '@agency/ui/SkipLink'
import { Toasts } from '@agency/ui/Toasts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Wordmark } from '#app/mark.tsx'
import { m } from '#app/paraglide/messages.js'
import { site, telephoneLink } from '#app/site.ts'

/** What stands around every public page: header, banner, footer, and the place for notices. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader className="print:static"
        skip={<SkipLink href="#content">{m.nav_skip()}</SkipLink>}
        brand={<Link to="/" aria-label={m.brand_home({ name: site.name })} className="inline-flex min-h-11 items-center"><Wordmark name={site.name} /></Link>}
        chip={<Badge variant="brand">{site.licence}</Badge>}
        navLabel={m.nav_label()} menuLabel={m.nav_menu()} closeLabel={m.nav_close()}
      >
        <HeaderLink asChild><Link to="/" activeOptions={{ exact: true }}>{m.nav_home()}</Link></HeaderLink>
        <NavDropdown label={m.nav_about()} href="/about-us">
          <NavDropdownLink asChild><Link to="/about-us">{m.about_title()}</Link></NavDropdownLink>
          <NavDropdownLink asChild on="phone"><Link to="/mission" activeOptions={{ exact: true }}>{m.mission_title()}</Link></NavDropdownLink>
          <NavDropdownLink asChild><Link to="/mission-vision">{m.mission_vision_title()}</Link></NavDropdownLink>
          <NavDropdownLink asChild on="desk"><Link to="/values">{m.values_title()}</Link></NavDropdownLink>
        </NavDropdown>
        <NavDropdown label={m.nav_services()} href="/all-services">
          <NavDropdownLink asChild><Link to="/manpower-service">{m.nav_manpower()}</Link></NavDropdownLink>
          <NavDropdownLink asChild><Link to="/employment-service">{m.nav_employment()}</Link></NavDropdownLink>
          <NavDropdownLink asChild><Link to="/visa-service">{m.nav_visa()}</Link></NavDropdownLink>
          <NavDropdownLink asChild><Link to="/ticket-service">{m.nav_ticket()}</Link></NavDropdownLink>
          <NavDropdownLink asChild><Link to="/all-services">{m.nav_all_services()}</Link></NavDropdownLink>
        </NavDropdown>
        <HeaderLink asChild><Link to="/our-companies">{m.nav_companies()}</Link></HeaderLink>
        <HeaderLink asChild><Link to="/our-clients">{m.nav_our_clients()}</Link></HeaderLink>
        <HeaderLink asChild><Link to="/gallery">{m.nav_gallery()}</Link></HeaderLink>
        <HeaderLink asChild><Link to="/news-event">{m.nav_news()}</Link></HeaderLink>
        <HeaderLink asChild><Link to="/contact-us">{m.nav_contact()}</Link></HeaderLink>
      </SiteHeader>
      <main id="content" tabIndex={-1} className="grow outline-none">{children}</main>
      <Section aria-label={m.banner_label()} className="print:hidden"><Banner title={m.banner_title()} text={m.banner_text()} action={<Button asChild variant="accent" size="lg"><Link to="/contact-us">{m.banner_button()}</Link></Button>} /></Section>
      <Footer />
      <Toasts label={m.toasts()} />
    </div>
  )
}

function Footer() {
  const [year] = useState(() => new Date().getFullYear())
  const social = site.social.filter(({ address }) => address)
  return (
    <SiteFooter className="print:hidden"
      brand={<>
        <Wordmark name={site.name} ground="deep" />
        <p className="mt-4 text-sm text-on-deep-muted">{site.licence}</p>
        <address className="mt-4 text-sm text-on-deep-muted not-italic">{site.address.map(line => <span key={line} className="block">{line}</span>)}</address>
        <ul aria-label={m.footer_social()} className="mt-4 -ms-3 flex flex-wrap">
          {social.map(({ network, brand, address }) => (
            <li key={network}><a href={address} rel="noreferrer" aria-label={m.footer_on({ name: site.name, network })} className="grid size-11 place-items-center rounded-full text-on-deep hover:text-accent"><BrandIcon brand={brand} className="size-5" /></a></li>
          ))}
        </ul>
      </>}
      columns={<>
        <FooterColumn title={m.footer_about()}>
          <FooterLink asChild><Link to="/about-us">{m.about_title()}</Link></FooterLink>
          <FooterLink asChild><Link to="/mission" activeOptions={{ exact: true }}>{m.mission_title()}</Link></FooterLink>
          <FooterLink asChild><Link to="/mission-vision">{m.mission_vision_title()}</Link></FooterLink>
          <FooterLink asChild><Link to="/values">{m.values_title()}</Link></FooterLink>
          <FooterLink asChild><Link to="/our-companies">{m.nav_companies()}</Link></FooterLink>
          <FooterLink asChild><Link to="/our-clients">{m.nav_our_clients()}</Link></FooterLink>
          <FooterLink asChild><Link to="/gallery">{m.nav_gallery()}</Link></FooterLink>
          <FooterLink asChild><Link to="/news-event">{m.nav_news()}</Link></FooterLink>
        </FooterColumn>
        <FooterColumn title={m.footer_services()}>
          <FooterLink asChild><Link to="/all-services">{m.nav_all_services()}</Link></FooterLink>
          <FooterLink asChild><Link to="/manpower-service">{m.nav_manpower()}</Link></FooterLink>
          <FooterLink asChild><Link to="/employment-service">{m.nav_employment()}</Link></FooterLink>
          <FooterLink asChild><Link to="/visa-service">{m.nav_visa()}</Link></FooterLink>
          <FooterLink asChild><Link to="/ticket-service">{m.nav_ticket()}</Link></FooterLink>
          <FooterLink asChild><Link to="/recruitment-procedure">{m.nav_procedure()}</Link></FooterLink>
        </FooterColumn>
        <FooterColumn title={m.footer_contact()}>
          <FooterLink asChild><Link to="/contact-us">{m.nav_contact()}</Link></FooterLink>
          {site.phones.map(phone => <FooterLink key={phone} href={telephoneLink(phone)}>{phone}</FooterLink>)}
          <FooterLink href={`mailto:${site.emails[0]}`}>{site.emails[0]}</FooterLink>
        </FooterColumn>
        <FooterColumn title={m.footer_staff()}>
          <FooterLink asChild><Link to="/login">{m.nav_login()}</Link></FooterLink>
          <FooterLink asChild><Link to="/sign-up">{m.nav_sign_up()}</Link></FooterLink>
          <FooterLink asChild><Link to="/admin" preload={false}>{m.footer_staff_area()}</Link></FooterLink>
          <FooterLink href="/api/v1/docs">{m.footer_api()}</FooterLink>
        </FooterColumn>
      </>}
      legal={<span className="flex flex-wrap items-center gap-x-6">
        <span>{m.footer_copyright({ year, name: site.name })}</span>
        <FooterLink asChild><Link to="/privacy-policy">{m.privacy_title()}</Link></FooterLink>
        {site.credit.address && <FooterLink href={site.credit.address}>{m.footer_credit({ name: site.credit.name })}</FooterLink>}
      </span>}
    />
  )
}
