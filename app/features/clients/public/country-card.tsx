import { countryText } from '#app/features/clients/country-text.ts'
import { CountryCard } from '@agency/ui/CountryCard'
import { Link } from '@tanstack/react-router'
import type { ClientCard } from '#app/features/clients/queries.ts'
import { plural, formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'

/** A client country on the page of all: its flag, its name, how many companies, and since when; how many people, the list above says. */
export function Country({ _id, countryFlagImage, since, companies, ...country }: ClientCard) {
  return (
    <CountryCard
      asChild
      headingLevel="h2"
      name={<span {...countryText(country)} />}
      detail={detailOf(companies, since)}
      flag={
        <StoredPicture
          url={countryFlagImage}
          alt=""
          fit="contain"
          sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 45vw, 90vw"
        />
      }
    >
      <Link to="/our-clients/$clientId" params={{ clientId: _id }} />
    </CountryCard>
  )
}

/** What is known of it, line by line; a number that is 0 is left out. */
function detailOf(companies: number, since: number | undefined) {
  const lines = [
    ...(companies > 0 ? [m.client_companies(plural(companies))] : []),
    ...(since ? [m.client_since({ year: formatDigits(since) })] : []),
  ]
  return (
    lines.length > 0 &&
    lines.map(line => (
      <span key={line} className="block">
        {line}
      </span>
    ))
  )
}
