import { Card } from '@agency/ui/Card'
import type { ReactNode } from 'react'
import { AttachedFiles } from '#app/editor/attached-files.tsx'
import { DocumentLinks } from '#app/features/demands/document-links.tsx'
import { link } from '#app/layouts/link-style.ts'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { countryName } from '#i18n/countries.ts'
import { formatDate } from '#i18n/format.ts'
import { formatDigits, languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { costLabels, labelOf, payerLabels } from '#server/features/vacancies/schema.ts'
import type { Demand } from './demand-page.tsx'

/** Who asks, by when, who pays what, the files that came, and the documents with these data. */
export function DemandAside({ demand }: { demand: Demand }) {
  const { id, payers, files } = demand
  return (
    <>
      <Card className="grid gap-4">
        <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-2 text-sm">
          <Fact label={m.document_registration()}>
            <span lang={languageOf(demand.registrationNo)}>{demand.registrationNo}</span>
          </Fact>
          <Fact label={m.demand_country()}>
            {demand.city && (
              <>
                <span lang={languageOf(demand.city)}>{demand.city}</span>
                {', '}
              </>
            )}
            {countryName(demand.country)}
          </Fact>
          <Fact label={m.document_contact()} isWide>
            <span lang={languageOf(demand.contact)} className="block">
              {demand.contact}
            </span>
            <a href={`mailto:${demand.email}`} className={`${link} block py-1`}>
              <MailAddress email={demand.email} />
            </a>
            <a href={`tel:${demand.phone.replace(/[^+\d]/g, '')}`} className={`${link} block py-1`}>
              {formatDigits(demand.phone)}
            </a>
          </Fact>
          {demand.visaNo && (
            <Fact label={m.document_visa()}>
              <span lang={languageOf(demand.visaNo)}>{demand.visaNo}</span>
            </Fact>
          )}
          {demand.attestedOn && <Fact label={m.demand_attested()}>{day(demand.attestedOn)}</Fact>}
          {demand.startsOn && <Fact label={m.document_starts()}>{day(demand.startsOn)}</Fact>}
          {Object.entries(payers).map(([item, payer]) => (
            <Fact key={item} label={labelOf(costLabels, item)}>
              {labelOf(payerLabels, payer)}
            </Fact>
          ))}
          <Fact label={m.application_language()}>{__LANGUAGE_NAMES__[demand.language]}</Fact>
          <Fact label={m.application_kept_until()}>{formatDate(demand.deleteAfter, { dateStyle: 'medium' })}</Fact>
        </dl>
        <AttachedFiles folder="/admin/demands/files" files={files} />
      </Card>
      <Card className="grid gap-3">
        <h2 className="font-sans text-lg">{m.demand_documents()}</h2>
        <p className="text-sm text-muted">{m.demand_documents_hint()}</p>
        <DocumentLinks folder={`/admin/demands/documents/${id}`} />
      </Card>
    </>
  )
}

const day = (date: string) => formatDate(date, { dateStyle: 'medium' })

/** `isWide` puts what has long words below its label. */
function Fact({ label, isWide = false, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <>
      <dt className={`text-muted ${isWide ? 'col-span-full' : ''}`}>{label}</dt>
      <dd className={`wrap-anywhere ${isWide ? 'col-span-full' : ''}`}>{children}</dd>
    </>
  )
}
