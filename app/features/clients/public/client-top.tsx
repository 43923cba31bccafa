import { countryText } from '#app/features/clients/country-text.ts'
import { Breadcrumb, BreadcrumbItem } from '@agency/ui/Breadcrumb'
import { Stat, Stats } from '@agency/ui/Stat'
import { Link } from '@tanstack/react-router'
import { recordDate } from '#app/features/clients/placed.ts'
import { employedBy, type PublicClient } from '#app/features/clients/queries.ts'
import { LeadPicture } from '#app/layouts/lead-picture.tsx'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { formatDigits, formatNumber, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AsOfDate } from './as-of.tsx'
import { Unknown } from './companies-table.tsx'
import { textOfPicture } from './picture-text.ts'

type Props = { client: PublicClient; asOf: string | null }

/** The head of a country's page: its name, flag and summary beside its first picture, and the record in figures. */
export function ClientTop({ client, asOf }: Props) {
  const name = countryText(client)
  const [picture] = client.image
  const facts = client.pictures?.[0]
  return (
    <>
      <Breadcrumb label={m.breadcrumb()} className="pt-4">
        <BreadcrumbItem>
          <Link to="/">{m.nav_home()}</Link>
        </BreadcrumbItem>
        <BreadcrumbItem>
          <Link to="/our-clients">{m.clients_title()}</Link>
        </BreadcrumbItem>
        <BreadcrumbItem current {...name} />
      </Breadcrumb>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 py-6 sm:py-8 lg:grid-cols-2 lg:gap-16">
        <header>
          <div className="flex items-end justify-between gap-4">
            <h1 className="min-w-0">
              <span className="mb-2 block font-sans text-sm font-semibold text-brand">{m.client_heading()}</span>{' '}
              <span className="block text-4xl" {...name} />
            </h1>
            {client.countryFlagImage && (
              <StoredPicture
                url={client.countryFlagImage}
                alt={m.flag_of({ country: name.children })}
                fit="contain"
                sizes="6rem"
                loading="eager"
                className="w-24 shrink-0 rounded-sm border border-line"
              />
            )}
          </div>
          <p
            className="mt-4 text-lg whitespace-pre-line text-muted"
            {...localizedText(client.workSummary, client.workSummaryBn)}
          />
        </header>
        {picture && (
          <LeadPicture
            url={picture}
            alt={textOfPicture(facts, 0, name.children)}
            focus={facts?.focus}
            isIllustration={facts?.isIllustration}
            width="column"
          />
        )}
      </div>
      <Figures client={client} asOf={asOf} />
    </>
  )
}

/** The record in large; a number that is 0 is left out, one that nobody knows yet is a dash. */
function Figures({ client: { company, since }, asOf }: Props) {
  const employed = employedBy(company)
  const isUnknown = company.length > 0 && company.every(({ valueOfEmployement }) => valueOfEmployement === null)
  return (
    <>
      <Stats>
        {(employed > 0 || isUnknown) && (
          <Stat value={isUnknown ? <Unknown /> : formatNumber(employed)} label={m.client_people()} />
        )}
        {company.length > 0 && <Stat value={formatNumber(company.length)} label={m.client_company_count()} />}
        {since && <Stat value={formatDigits(since)} label={m.client_since_label()} />}
      </Stats>
      {company.length > 0 && <AsOfDate date={recordDate(asOf)} className="mt-4" />}
    </>
  )
}
