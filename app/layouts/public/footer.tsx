import { Banner } from '@agency/ui/Banner'
import { BrandIcon } from '@agency/ui/BrandIcon'
import { Button } from '@agency/ui/Button'
import { Section } from '@agency/ui/Section'
import { FooterColumn, FooterLink, SiteFooter } from '@agency/ui/SiteFooter'
import { useState } from 'react'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { Wordmark } from '#app/layouts/logo.tsx'
import { localPath, formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { FileRouteTypes } from '#app/routeTree.gen.ts'
import { credit, networks } from '#app/layouts/public/networks.ts'
import { agency, site, telephoneLink } from '#i18n/agency.ts'

/** The end of every public page, the same on all: what to do next, and the whole site at a glance. */
export function PublicFooter() {
  return (
    <>
      <Section aria-label={m.banner_label()} className="print:hidden">
        <Banner
          title={m.banner_title()}
          text={m.banner_text()}
          action={
            <Button asChild variant="accent" size="lg">
              <a href={to('/contact-us')}>{m.banner_button()}</a>
            </Button>
          }
        />
      </Section>
      <div className="hidden border-t border-line px-6 pt-4 text-sm print:block">
        <p>{[agency().name, site.licence, ...agency().address].join(' · ')}</p>
        <p>{[...site.phones.map(formatDigits), site.emails[0]].join(' · ')}</p>
      </div>
      <Footer />
    </>
  )
}

function Footer() {
  const [year] = useState(() => new Date().getFullYear())
  return (
    <SiteFooter
      className="print:hidden"
      brand={
        <>
          <Wordmark name={agency().name} ground="deep" />
          <p className="mt-4 text-sm text-on-deep-muted">{site.licence}</p>
          <address className="mt-4 text-sm text-on-deep-muted not-italic">
            {agency().address.map(line => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          <FooterLink href={`mailto:${site.emails[0]}`}>
            <MailAddress email={site.emails[0]} />
          </FooterLink>
          <ul aria-label={m.footer_social()} className="mt-2 -ms-3 flex flex-wrap">
            {networks.map(({ network, brand, address }) => (
              <li key={network}>
                {address ? (
                  <a
                    href={address}
                    rel="noreferrer"
                    aria-label={m.footer_on({ name: agency().name, network })}
                    className={`${sign} text-on-deep hover:text-accent`}
                  >
                    <BrandIcon brand={brand} />
                  </a>
                ) : (
                  <span role="img" aria-label={network} className={`${sign} text-on-deep-muted`}>
                    <BrandIcon brand={brand} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      }
      columns={
        <>
          <FooterColumn title={m.footer_about()}>
            <FooterLink href={to('/about-us')}>{m.about_title()}</FooterLink>
            <FooterLink href={to('/mission')}>{m.mission_title()}</FooterLink>
            <FooterLink href={to('/mission-vision')}>{m.mission_vision_title()}</FooterLink>
            <FooterLink href={to('/values')}>{m.values_title()}</FooterLink>
            <FooterLink href={to('/our-companies')}>{m.nav_companies()}</FooterLink>
            <FooterLink href={to('/our-clients')}>{m.nav_our_clients()}</FooterLink>
            <FooterLink href={to('/gallery')}>{m.nav_gallery()}</FooterLink>
            <FooterLink href={to('/news-event')}>{m.nav_news()}</FooterLink>
          </FooterColumn>
          <FooterColumn title={m.footer_services()}>
            <FooterLink href={to('/all-services')}>{m.nav_all_services()}</FooterLink>
            <FooterLink href={to('/manpower-service')}>{m.nav_manpower()}</FooterLink>
            <FooterLink href={to('/employment-service')}>{m.nav_employment()}</FooterLink>
            <FooterLink href={to('/visa-service')}>{m.nav_visa()}</FooterLink>
            <FooterLink href={to('/ticket-service')}>{m.nav_ticket()}</FooterLink>
            <FooterLink href={to('/recruitment-procedure')}>{m.nav_procedure()}</FooterLink>
          </FooterColumn>
          <FooterColumn title={m.footer_contact()}>
            <FooterLink href={to('/contact-us')}>{m.nav_contact()}</FooterLink>
            {site.phones.map(phone => (
              <FooterLink key={phone} href={telephoneLink(phone)}>
                {formatDigits(phone)}
              </FooterLink>
            ))}
          </FooterColumn>
          <FooterColumn title={m.footer_staff()}>
            <FooterLink href={to('/login')}>{m.nav_login()}</FooterLink>
            <FooterLink href={to('/sign-up')}>{m.nav_sign_up()}</FooterLink>
            <FooterLink href={to('/admin')} data-preload="no">
              {m.footer_staff_area()}
            </FooterLink>
            <FooterLink href="/api/v1/docs">{m.footer_api()}</FooterLink>
          </FooterColumn>
        </>
      }
      legal={
        <span className="flex flex-wrap items-center gap-x-6">
          <span>{m.footer_copyright({ year: formatDigits(year), name: agency().name })}</span>
          <FooterLink href={to('/privacy-policy')}>{m.privacy_title()}</FooterLink>
          {credit.address ? (
            <FooterLink href={credit.address}>{m.footer_credit({ name: credit.name })}</FooterLink>
          ) : (
            <span>{m.footer_credit({ name: credit.name })}</span>
          )}
        </span>
      }
    />
  )
}

/** A plain address of a page: this part stays while people go from page to page, so a link in it cannot say which one is open. */
function to(path: FileRouteTypes['to']) {
  return localPath(path)
}

const sign = 'grid size-11 place-items-center rounded-full'
