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
import type { SiteLink, SitePlace } from '#app/site/define-site.ts'
import { linksIn } from '#app/site/links.ts'
import { agency, type Network } from '#i18n/agency.ts'
import { telephoneLink } from '#i18n/typed/phone.ts'

/** The end of every public page, the same on all: what to do next, and the whole site at a glance. */
export function PublicFooter({ invitation }: { invitation: Invitation | null }) {
  const { name, licences, addresses, phones, emails } = agency()
  return (
    <>
      {invitation && (
        <Section aria-label={m.banner_label()} space="none" className="py-6 sm:py-20 print:hidden">
          <Banner
            title={<span {...invitation.bannerTitle} />}
            description={invitation.bannerText.children && <span {...invitation.bannerText} />}
            actions={
              <Button asChild variant="accent" size="lg">
                <a href={localPath('/contact-us')}>{m.banner_button()}</a>
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
            <address key={lines.join()} lang={lang} className="mt-2 text-sm text-on-deep-muted not-italic">
              {lines.join(', ')}
            </address>
          ))}
          <div className="flex flex-wrap gap-x-6">
            {phones.map(({ number }) => (
              <FooterLink key={number} href={telephoneLink(number)}>
                <PhoneText number={number} />
              </FooterLink>
            ))}
            {email && (
              <FooterLink href={`mailto:${email}`}>
                <WholeMailAddress email={email} />
              </FooterLink>
            )}
          </div>
          {networks.length > 0 && (
            <ul aria-label={m.footer_social()} className="-ms-3 flex flex-wrap">
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
          <LinkColumn title={m.doors_label()} links="footer-work" />
          <LinkColumn title={m.footer_employers()} links="footer-employers" />
          <LinkColumn title={m.footer_about()} links="footer-about" />
          <LinkColumn title={m.footer_services()} links="footer-services" />
        </>
      }
      legal={
        <>
          <span className="flex flex-wrap items-center gap-x-6">
            <span>{m.footer_copyright({ year: formatDigits(year), name })}</span>
            {linksIn('footer-legal').map(footerLink)}
            {credit?.address ? (
              <FooterLink href={credit.address}>{m.footer_credit({ name: credit.name })}</FooterLink>
            ) : (
              credit && <span>{m.footer_credit({ name: credit.name })}</span>
            )}
          </span>
          <span className="flex flex-wrap items-center gap-x-6">
            <span>{m.footer_staff()}:</span>
            {linksIn('footer-staff').map(footerLink)}
          </span>
        </>
      }
    />
  )
}

function LinkColumn({ title, links: where }: { title: string; links: SitePlace }) {
  const links = linksIn(where)
  return links.length > 0 && <FooterColumn title={title}>{links.map(footerLink)}</FooterColumn>
}

/** With a plain address: this part stays while people go from page to page, so a link in it cannot say which one is open. */
const footerLink = ({ to, label, isNeverPreloaded }: SiteLink) => (
  <FooterLink
    key={to}
    href={to.startsWith('/api/') ? to : localPath(to)}
    {...(isNeverPreloaded && { 'data-preload': 'no' })}
  >
    {label()}
  </FooterLink>
)

const networkNames: Record<Network, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  x: 'X',
  linkedin: 'LinkedIn',
}
const sign = 'grid size-11 place-items-center rounded-full'
