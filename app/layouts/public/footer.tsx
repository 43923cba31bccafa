import { Banner } from '@agency/ui/Banner'
import { BrandIcon } from '@agency/ui/BrandIcon'
import { Button } from '@agency/ui/Button'
import { Section } from '@agency/ui/Section'
import { FooterColumn, FooterLink, SiteFooter } from '@agency/ui/SiteFooter'
import { useState } from 'react'
import type { Invitation } from '#app/features/home/queries.ts'
import { WholeMailAddress } from '#app/layouts/mail-address.tsx'
import { Wordmark } from '#app/layouts/wordmark.tsx'
import { localPath, formatDigits } from '#i18n/locale.ts'
import { PhoneText } from '#app/layouts/public/unbroken.tsx'
import { m } from '#i18n/paraglide/messages.js'
import type { LinkProps } from '@tanstack/react-router'
import { agency, type Network } from '#i18n/agency.ts'
import { telephoneLink } from '#i18n/typed/phone.ts'

/** The end of every public page, the same on all: what to do next, and the whole site at a glance. */
export function PublicFooter({ invitation }: { invitation: Invitation | null }) {
  const { name, licences, addresses, phones, emails } = agency()
  return (
    <>
      {invitation && (
        <Section aria-label={m.banner_label()} space="none" className="py-7 sm:py-20 print:hidden">
          <Banner
            title={<span {...invitation.bannerTitle} />}
            description={invitation.bannerText.children && <span {...invitation.bannerText} />}
            actions={
              <Button asChild variant="accent" size="lg">
                <a href={to('/contact-us')}>{m.banner_button()}</a>
              </Button>
            }
          />
        </Section>
      )}
      <div className="hidden border-t border-line px-6 pt-4 text-sm print:block">
        <p>
          {[name, ...licences.map(({ number }) => number)].join(' · ')}
          {addresses.slice(0, 1).map(({ lines, lang }) => (
            <span key={lines.join()} lang={lang}>{` · ${lines.join(' · ')}`}</span>
          ))}
        </p>
        <p>{[...phones.map(({ number }) => formatDigits(number)), emails[0]?.email].filter(Boolean).join(' · ')}</p>
      </div>
      <Footer />
      {/* what the contact bar at the bottom of small screens covers */}
      <div className="h-[calc(min(1.25rem,6vw)+min(1.75rem,9.2vw)+1rem)] bg-deep [@media(max-height:20rem)]:hidden lg:hidden print:hidden" />
    </>
  )
}

function Footer() {
  const [year] = useState(() => new Date().getFullYear())
  const { name, licences, addresses, phones, emails, networks, credit } = agency()
  const email = emails[0]?.email
  return (
    <SiteFooter
      className="print:hidden"
      brand={
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Wordmark ground="deep" />
            {licences.map(({ number }) => (
              <span key={number} className="text-sm text-on-deep-muted">
                {number}
              </span>
            ))}
          </div>
          {addresses.map(({ lines, lang }) => (
            <address key={lines.join()} lang={lang} className="mt-3 text-sm text-on-deep-muted not-italic">
              {lines.join(', ')}
            </address>
          ))}
          {email && (
            <FooterLink href={`mailto:${email}`}>
              <WholeMailAddress email={email} />
            </FooterLink>
          )}
          {networks.length > 0 && (
            <ul aria-label={m.footer_social()} className="mt-2 -ms-3 flex flex-wrap">
              {networks.map(({ network, address }) => (
                <li key={network}>
                  {address ? (
                    <a
                      href={address}
                      rel="noreferrer"
                      aria-label={m.footer_on({ name, network: networkNames[network] })}
                      className={`${sign} text-on-deep hover:text-accent active:bg-on-deep/15`}
                    >
                      <BrandIcon brand={network} />
                    </a>
                  ) : (
                    <span role="img" aria-label={networkNames[network]} className={`${sign} text-on-deep-muted`}>
                      <BrandIcon brand={network} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </>
      }
      columns={
        <>
          <div className="grid content-start gap-6">
            <FooterColumn title={m.doors_label()}>
              <FooterLink href={to('/jobs')}>{m.ways_work()}</FooterLink>
              <FooterLink href={to('/licence-and-fees')}>{m.fees_title()}</FooterLink>
              <FooterLink href={to('/jobs/check')}>{m.check_title()}</FooterLink>
              <FooterLink href={to('/application-status')}>{m.application_status_title()}</FooterLink>
              <FooterLink href={to('/recruitment-procedure')}>{m.nav_procedure()}</FooterLink>
            </FooterColumn>
            <FooterColumn title={m.footer_employers()}>
              <FooterLink href={to('/hire-workers')}>{m.ways_workers()}</FooterLink>
              <FooterLink href={to('/demand-status')}>{m.demand_status_title()}</FooterLink>
            </FooterColumn>
          </div>
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
          </FooterColumn>
          <FooterColumn title={m.footer_contact()}>
            <FooterLink href={to('/contact-us')}>{m.nav_contact()}</FooterLink>
            <FooterLink href={to('/search')}>{m.site_search_title()}</FooterLink>
            <FooterLink href={to('/complaints')}>{m.ways_complaints()}</FooterLink>
            {phones.map(({ number }) => (
              <FooterLink key={number} href={telephoneLink(number)}>
                <PhoneText number={number} />
              </FooterLink>
            ))}
          </FooterColumn>
        </>
      }
      legal={
        <>
          <span className="flex flex-wrap items-center gap-x-6">
            <span>{m.footer_copyright({ year: formatDigits(year), name })}</span>
            <FooterLink href={to('/privacy-policy')}>{m.privacy_title()}</FooterLink>
            {credit?.address ? (
              <FooterLink href={credit.address}>{m.footer_credit({ name: credit.name })}</FooterLink>
            ) : (
              credit && <span>{m.footer_credit({ name: credit.name })}</span>
            )}
          </span>
          <span className="flex flex-wrap items-center gap-x-6">
            <span>{m.footer_staff()}:</span>
            <FooterLink href={to('/login')}>{m.nav_login()}</FooterLink>
            <FooterLink href={to('/sign-up')}>{m.nav_sign_up()}</FooterLink>
            <FooterLink href={to('/admin')} data-preload="no">
              {m.footer_staff_area()}
            </FooterLink>
            <FooterLink href="/api/v1/docs">{m.footer_api()}</FooterLink>
          </span>
        </>
      }
    />
  )
}

/** A plain address of a page: this part stays while people go from page to page, so a link in it cannot say which one is open. */
function to(path: NonNullable<LinkProps['to']>) {
  return localPath(path)
}

const networkNames: Record<Network, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  x: 'X',
  linkedin: 'LinkedIn',
}
const sign = 'grid size-11 place-items-center rounded-full'
