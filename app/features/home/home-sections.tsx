import { Button } from '@agency/ui/Button'
import { CompanyCard } from '@agency/ui/CompanyCard'
import { linkLook } from '@agency/ui/Link'
import { TextField } from '@agency/ui/TextField'
import { Link } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import { CompanyLogo } from '#app/features/companies/company-logo.tsx'
import type { CompanyCardProps } from '#app/features/companies/queries.ts'
import { pageLinksIn } from '#app/site/links.ts'
import { agency, isUsed } from '#i18n/agency.ts'
import { formatDate } from '#i18n/format.ts'
import { localPath, type localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { QUERY_MAX } from '#server/features/search/query.shared.ts'

type WelcomeProps = { tagline: ReturnType<typeof localizedText> | undefined }

/**
 * What stays at the top of the page whatever picture shows: who we are with the licence, one promise, one field to find a
 * trade or a number, and both doors. Of a site that nobody has set up, the way to do so is the one action.
 */
export function Welcome({ tagline }: WelcomeProps) {
  const [licence] = agency().licences
  const { isNamed } = agency()
  const hasPromise = isNamed && isUsed('vacancies')
  return (
    <div className="wrap-anywhere">
      <h1 className={hasPromise ? 'font-sans text-lg font-semibold' : 'text-3xl leading-tight'}>{welcome()}</h1>
      {hasPromise && <p className="mt-2 font-display text-3xl leading-tight font-semibold">{m.home_promise()}</p>}
      {tagline?.children && <p className="mt-2 text-on-deep-muted sm:mt-3" {...tagline} />}
      {isNamed ? (
        <form
          role="search"
          method="get"
          action={localPath('/search')}
          className="mt-3 flex flex-wrap items-end gap-3 rounded-lg bg-surface p-3 text-ink sm:mt-4 sm:p-4"
        >
          <TextField
            id="home-search"
            name="q"
            type="search"
            enterKeyHint="search"
            label={m.home_search_label()}
            maxLength={QUERY_MAX}
            className="grow basis-44"
          />
          <Button type="submit" variant="accent">
            {m.find()}
          </Button>
        </form>
      ) : (
        <Button asChild variant="accent" size="lg" className="mt-4">
          <a href={localPath('/admin')} data-preload="no">
            {m.home_set_up()}
          </a>
        </Button>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1 sm:mt-3">
        {pageLinksIn('doors').map(({ to, label }) => (
          <Link key={to} to={to} className={quietLink}>
            {label()}
          </Link>
        ))}
        <Link to="/contact-us" className={quietLink}>
          {m.nav_contact()}
        </Link>
        {licence && (
          <Link to="/licence-and-fees" className={quietLink}>
            <BadgeCheck aria-hidden="true" />
            {licence.validUntil
              ? m.home_licence_until({ date: formatDate(licence.validUntil, { dateStyle: 'long' }) })
              : m.home_licence({ number: licence.number })}
          </Link>
        )}
      </p>
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
