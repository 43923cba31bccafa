import { Button } from '@agency/ui/Button'
import { CompanyCard } from '@agency/ui/CompanyCard'
import { linkLook } from '@agency/ui/Link'
import { Link } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import { CompanyLogo } from '#app/features/companies/company-logo.tsx'
import type { CompanyCardProps } from '#app/features/companies/queries.ts'
import { pageLinksIn } from '#app/site/links.ts'
import { agency } from '#i18n/agency.ts'
import { formatDate } from '#i18n/format.ts'
import { localPath, type localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type WelcomeProps = { tagline: ReturnType<typeof localizedText> | undefined }

/**
 * What stays at the top of the page whatever picture shows: who we are, both doors, and the licence. Of a site that nobody has set up, the
 * way to do so is the one action.
 */
export function Welcome({ tagline }: WelcomeProps) {
  const [licence] = agency().licences
  return (
    <div className="grid grid-cols-1 items-end gap-x-10 gap-y-5 sm:max-lg:grid-cols-[2fr_1fr] lg:gap-y-6">
      <div className="wrap-anywhere sm:max-lg:self-start">
        <h1 className="text-2xl sm:text-[min(var(--text-3xl),5vw)] sm:leading-tight">{welcome()}</h1>
        {tagline?.children && <p className="mt-3 text-on-deep-muted" {...tagline} />}
      </div>
      <div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 sm:max-lg:grid-cols-1">
          {!agency().isNamed && (
            <Button asChild variant="accent" size="lg" className="max-sm:px-3">
              <a href={localPath('/admin')} data-preload="no">
                {m.home_set_up()}
              </a>
            </Button>
          )}
          {pageLinksIn('doors').map(({ to, label }, n) => (
            <Button
              key={to}
              asChild
              variant={n === 0 && agency().isNamed ? 'accent' : 'secondary'}
              size="lg"
              className="max-sm:px-3"
            >
              <Link to={to}>{label()}</Link>
            </Button>
          ))}
        </div>
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 lg:mt-3">
          {licence && (
            <Link to="/licence-and-fees" className={`${quietLink} text-sm`}>
              <BadgeCheck aria-hidden="true" />
              {licence.validUntil
                ? m.home_licence_until({ date: formatDate(licence.validUntil, { dateStyle: 'long' }) })
                : m.home_licence({ number: licence.number })}
            </Link>
          )}
          <Button asChild variant="secondary" size="lg" className="max-sm:px-3 sm:max-lg:w-full">
            <Link to="/contact-us">{m.nav_contact()}</Link>
          </Button>
        </div>
      </div>
    </div>
  )
}

const quietLink = linkLook({ variant: 'plain', className: 'font-semibold' })

function welcome() {
  const {
    name,
    isNamed,
    licences: [licence],
  } = agency()
  if (!isNamed) return m.home_not_set_up()
  return licence
    ? m.home_welcome({ name, licence: licence.number.replaceAll(' ', '\u00a0') })
    : m.home_welcome_unlicensed({ name })
}

/** A company of the group: what it is called, and in one line what it does. */
export function Partner({ _id, logo, name, text }: CompanyCardProps) {
  return (
    <CompanyCard
      asChild
      name={<span {...name} />}
      description={text && <span {...text} />}
      logo={<CompanyLogo logo={logo} name={name.children} />}
    >
      <Link to="/each-company-details/$id" params={{ id: _id }} />
    </CompanyCard>
  )
}
