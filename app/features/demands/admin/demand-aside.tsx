import { Card } from '@agency/ui/Card'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { AttachedFiles } from '#app/editor/attached-files.tsx'
import { DocumentLinks } from '#app/features/demands/document-links.tsx'
import { link } from '#app/layouts/link-style.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { countryName } from '#i18n/countries.ts'
import { formatDate } from '#i18n/format.ts'
import { formatDigits, languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { telephoneLink } from '#i18n/typed/phone.ts'
import { costLabels, labelOf, payerLabels } from '#server/features/vacancies/schema.ts'
import type { Demand } from './queries.ts'

/** Who asks, by when, who pays what, the files that came, and the documents with these data. */
export function DemandAside({ demand }: { demand: Demand }) {
  const { id, payers, files } = demand
  return (
    <>
      <Card className="grid grid-cols-1 gap-4">
        <DescriptionList variant="beside">
          <DescriptionItem term={m.document_registration()}>
            <span lang={languageOf(demand.registrationNo)}>{demand.registrationNo}</span>
          </DescriptionItem>
          <DescriptionItem term={m.demand_country()}>
            {demand.city && (
              <>
                <span lang={languageOf(demand.city)}>{demand.city}</span>
                {', '}
              </>
            )}
            {countryName(demand.country)}
          </DescriptionItem>
          <DescriptionItem term={m.document_contact()} className="col-span-full block!">
            <span lang={languageOf(demand.contact)} className="block">
              {demand.contact}
            </span>
            <a href={`mailto:${demand.email}`} className={`${link} block py-1`}>
              <MailAddress email={demand.email} />
            </a>
            <a href={telephoneLink(demand.phone)} className={`${link} block py-1`}>
              {formatDigits(demand.phone)}
            </a>
          </DescriptionItem>
          {demand.visaNo && (
            <DescriptionItem term={m.document_visa()}>
              <span lang={languageOf(demand.visaNo)}>{demand.visaNo}</span>
            </DescriptionItem>
          )}
          {demand.attestedOn && <DescriptionItem term={m.demand_attested()}>{day(demand.attestedOn)}</DescriptionItem>}
          {demand.startsOn && <DescriptionItem term={m.document_starts()}>{day(demand.startsOn)}</DescriptionItem>}
          {Object.entries(payers).map(([item, payer]) => (
            <DescriptionItem key={item} term={labelOf(costLabels, item)}>
              {labelOf(payerLabels, payer)}
            </DescriptionItem>
          ))}
          {demand.enquiry && (
            <DescriptionItem term={m.demand_enquiry()}>
              <TextLink to="/admin/enquiries/$id" params={{ id: demand.enquiry.id }}>
                {demand.enquiry.reference}
              </TextLink>
            </DescriptionItem>
          )}
          <DescriptionItem term={m.application_language()}>{__LANGUAGE_NAMES__[demand.language]}</DescriptionItem>
          <DescriptionItem term={m.application_kept_until()}>
            {formatDate(demand.deleteAfter, { dateStyle: 'medium' })}
          </DescriptionItem>
        </DescriptionList>
        <AttachedFiles folder="/admin/demands/files" files={files} />
      </Card>
      <Card className="grid grid-cols-1 gap-3">
        <h2 className="font-sans text-lg">{m.demand_documents()}</h2>
        <p className="text-sm text-muted">{m.demand_documents_hint()}</p>
        <DocumentLinks folder={`/admin/demands/documents/${id}`} />
      </Card>
    </>
  )
}

const day = (date: string) => formatDate(date, { dateStyle: 'medium' })
