import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { Stat, Stats } from '@agency/ui/Stat'
import { agency, roundedFigure } from '#i18n/agency.ts'
import { formatDate } from '#i18n/format.ts'
import { formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** What can be checked of the agency, in a panel beside the text about it; nothing while nobody has said anything. */
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
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-4 text-xl">
        {m.about_facts()}
      </h2>
      <DescriptionList>
        {facts.map(({ term, value, lang }) => (
          <DescriptionItem key={term} term={term} lang={lang}>
            {value}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </section>
  )
}

/** The agency in large figures, each with its date where it has one; nothing while nobody has said anything. */
export function AgencyFigures() {
  const { since, placed } = agency()
  const label = m.fact_placed()
  const figures = [
    placed && {
      value: roundedFigure(placed.people),
      label: placed.asOf ? m.figure_as_of({ label, date: formatDate(placed.asOf, { dateStyle: 'long' }) }) : label,
    },
    since && { value: formatDigits(since), label: m.about_since() },
  ].filter(figure => typeof figure === 'object')
  if (figures.length === 0) return null
  return (
    <Stats>
      {figures.map(figure => (
        <Stat key={figure.label} {...figure} />
      ))}
    </Stats>
  )
}
