import { CountryCard } from '@agency/ui/CountryCard'
import { Link } from '@tanstack/react-router'
import type { ClientCard } from '#app/features/clients/queries.ts'
import { plural, formatNumber, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'

/** A client country on the page of all: its flag, its name, and how many companies and people. */
export function Country({ _id, countryName, countryNameBn, countryFlagImage, companies, employed }: ClientCard) {
  return (
    <CountryCard
      asChild
      headingLevel="h2"
      name={<span {...localizedText(countryName, countryNameBn)} />}
      detail={detailOf(companies, employed)}
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

/** What is known of it; a figure that is 0 is left out. */
function detailOf(companies: number, employed: number) {
  if (companies === 0) return undefined
  const words = m.client_companies(plural(companies))
  return employed > 0 ? m.client_detail_line({ companies: words, people: formatNumber(employed) }) : words
}
