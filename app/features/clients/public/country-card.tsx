import { CountryCard } from '@agency/ui/CountryCard'
import { Link } from '@tanstack/react-router'
import type { ClientCard } from '#app/features/clients/queries.ts'
import { plural, formatNumber, localizedText, formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'

/** A client country on the page of all: its flag, its name, and how many companies and people. */
export function Country({ _id, countryName, countryNameBn, countryFlagImage, since, companies, employed }: ClientCard) {
  return (
    <CountryCard
      asChild
      headingLevel="h2"
      name={<span {...localizedText(countryName, countryNameBn)} />}
      detail={detailOf(companies, employed, since)}
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
function detailOf(companies: number, employed: number, since: number | undefined) {
  const count = m.client_companies(plural(companies))
  const lines = [
    ...(companies > 0
      ? [employed > 0 ? m.client_detail_line({ companies: count, people: formatNumber(employed) }) : count]
      : []),
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
