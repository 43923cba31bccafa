import { Card } from '@agency/ui/Card'
import type { ReactNode } from 'react'
import type { Client } from '#app/features/clients/queries.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { formatNumber, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { ClientRow } from '#server/features/clients/domain.ts'
import { StateBadge } from '#app/list/state-badge.tsx'
import { CompanyFigure } from './company-figure.tsx'
import { GapBadges } from './gap-badges.tsx'

type Props = { client: Client; row: ClientRow; checkbox: ReactNode; actions: ReactNode }

/** A client country with all its fields, and its actions. */
export function ClientCard({ client, row, checkbox, actions }: Props) {
  const { workSummary, workSummaryBn, countryFlagImage, company, image } = client
  const name = localizedText(client.countryName, client.countryNameBn)
  const countryName = name.children
  return (
    <Card className="flex min-w-0 flex-col gap-5">
      <div className="flex items-start justify-between gap-4">
        {checkbox}
        <h2 className="min-w-0 grow self-center font-sans text-xl wrap-anywhere" lang={name.lang}>
          {countryName}
        </h2>
        <StoredPicture
          url={countryFlagImage}
          alt={m.flag_of({ country: countryName })}
          fit="contain"
          sizes="6rem"
          className="w-20 shrink-0 rounded-sm border border-line"
        />
      </div>
      <p className="line-clamp-6 text-sm text-muted" {...localizedText(workSummary, workSummaryBn)} />
      <div>
        <h3 className="font-sans text-sm font-semibold tracking-normal">{m.manage_companies()}</h3>
        {company.length === 0 ? (
          <p className="text-sm text-muted">{m.manage_no_companies()}</p>
        ) : (
          <ul className="mt-1 divide-y divide-line text-sm">
            {company.map(entry => (
              <li key={entry._id} className="flex justify-between gap-4 py-2">
                <span className="min-w-0 wrap-anywhere">
                  <span className="block" {...localizedText(entry.companyName, entry.companyNameBn)} />
                  <span className="block text-muted" {...localizedText(entry.companySector, entry.companySectorBn)} />
                </span>
                <span className="shrink-0">
                  <CompanyFigure client={client} company={entry} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {image.length > 0 && (
        <ul aria-label={m.manage_pictures({ country: countryName })} className="grid grid-cols-2 gap-2">
          {image.map((url, n) => (
            <li key={`${n}-${url}`}>
              <StoredPicture
                url={url}
                alt={m.client_picture({ n: formatNumber(n + 1), country: countryName })}
                sizes="(min-width: 64rem) 10rem, 40vw"
                className="aspect-3/2 rounded-sm"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        <StateBadge {...row} />
        <GapBadges gaps={row.gaps} />
      </div>
      <div className="mt-auto flex flex-wrap gap-3 pt-2">{actions}</div>
    </Card>
  )
}

/** A client country that visitors have never seen. */
export function DraftCard({ row, checkbox, actions }: Omit<Props, 'client'>) {
  const name = localizedText(row.countryName || m.list_untitled(), row.countryNameBn)
  return (
    <Card className="flex min-w-0 flex-col gap-5">
      <div className="flex items-start gap-4">
        {checkbox}
        <h2 className="min-w-0 grow self-center font-sans text-xl wrap-anywhere" lang={name.lang}>
          {name.children}
        </h2>
      </div>
      <div>
        <StateBadge {...row} />
      </div>
      <div className="mt-auto flex flex-wrap gap-3 pt-2">{actions}</div>
    </Card>
  )
}
