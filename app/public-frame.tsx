import { Badge } from '@agency/ui/Badge'
import { FooterColumn, FooterLink, SiteFooter } from '@agency/ui/SiteFooter'
import { HeaderLink, SiteHeader } from '@agency/ui/SiteHeader'
import { SkipLink } from '@agency/ui/SkipLink'
import { Toasts } from '@agency/ui/Toasts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Wordmark } from '#app/mark.tsx'
import { m } from '#app/paraglide/messages.js'
import { site, telephoneLink } from '#app/site.ts'

/** What stands around every public page: header, footer, and the place for notices. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader
        skip={<SkipLink href="#content">{m.nav_skip()}</SkipLink>}
        brand={<Link to="/" aria-label={m.brand_home({ name: site.name })} className="inline-flex min-h-11 items-center"><Wordmark name={site.name} /></Link>}
        chip={<Badge variant="brand">{site.licence}</Badge>}
        navLabel={m.nav_label()} menuLabel={m.nav_menu()} closeLabel={m.nav_close()}
      >
        <HeaderLink asChild><Link to="/" activeOptions={{ exact: true }}>{m.nav_home()}</Link></HeaderLink>
        <HeaderLink asChild><Link to="/our-clients">{m.nav_our_clients()}</Link></HeaderLink>
        <HeaderLink asChild><Link to="/login">{m.nav_login()}</Link></HeaderLink>
      </SiteHeader>
      <main id="content" tabIndex={-1} className="grow outline-none">{children}</main>
      <Footer />
      <Toasts label={m.toasts()} />
    </div>
  )
}

function Footer() {
  const [year] = useState(() => new Date().getFullYear())
  return (
    <SiteFooter
      brand={<><Wordmark name={site.name} ground="deep" /><p className="mt-4 text-sm text-on-deep-muted">{site.licence}</p></>}
      columns={<>
        <FooterColumn title={m.footer_pages()}>
          <FooterLink asChild><Link to="/" activeOptions={{ exact: true }}>{m.nav_home()}</Link></FooterLink>
          <FooterLink asChild><Link to="/our-clients">{m.nav_our_clients()}</Link></FooterLink>
        </FooterColumn>
        <FooterColumn title={m.footer_contact()}>
          <address className="py-2 text-sm text-on-deep-muted not-italic">{site.address.map(line => <span key={line} className="block">{line}</span>)}</address>
          {site.phones.map(phone => <FooterLink key={phone} href={telephoneLink(phone)}>{phone}</FooterLink>)}
          <FooterLink href={`mailto:${site.emails[0]}`}>{site.emails[0]}</FooterLink>
        </FooterColumn>
        <FooterColumn title={m.footer_staff()}>
          <FooterLink asChild><Link to="/admin" preload={false}>{m.footer_staff_area()}</Link></FooterLink>
          <FooterLink asChild><Link to="/sign-up">{m.nav_sign_up()}</Link></FooterLink>
          <FooterLink href="/api/v1/docs">{m.footer_api()}</FooterLink>
        </FooterColumn>
      </>}
      legal={m.footer_copyright({ year, name: site.name })}
    />
  )
}
