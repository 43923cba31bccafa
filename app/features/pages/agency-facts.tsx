import { formatDate } from '#i18n/format.ts'
import { formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { agency, roundedFigure } from '#i18n/agency.ts'

/** What can be checked of the agency, beside the text about it. */
export function AgencyFacts() {
  const {
    licences: [licence],
    since,
    placed,
    addresses: [address],
  } = agency()
  const facts = [
    { term: m.about_licence(), value: licence && (licence.otherReading ?? licence.number) },
    { term: m.about_authority(), value: licence?.authority, lang: licence?.lang },
    {
      term: m.about_valid_until(),
      value: licence?.validUntil && formatDate(licence.validUntil, { dateStyle: 'long' }),
    },
    { term: m.about_since(), value: since && formatDigits(since) },
    { term: m.about_placed(), value: placed && roundedFigure(placed.people) },
    { term: m.about_office(), value: address?.lines.join(', '), lang: address?.lang },
  ].filter(({ value }) => value)
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(({ term, value, lang }) => (
        <div key={term} className="py-4">
          <dt className="text-sm text-muted">{term}</dt>
          <dd lang={lang} className="mt-1 font-semibold">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
