import { Accordion } from '@agency/ui/Accordion'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { useSuspenseQuery } from '@tanstack/react-query'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { type FactName, factNames } from '#server/features/settings/slots.shared.ts'

const names: Record<FactName, () => string> = {
  name: m.settings_name,
  licence: m.settings_licence_number,
  otherLicence: m.page_fact_other_licence,
  placed: m.settings_placed,
  since: m.settings_since,
  years: m.page_fact_years,
  phone: m.page_fact_phone,
  email: m.page_fact_email,
  address: m.page_fact_address,
  hours: m.settings_hours,
  answer: m.settings_response_time,
  replacement: m.settings_replacement_days,
}

export const factsQuery = () => trpc().settings.slots.queryOptions()

/** What the texts of a page may ask for: each placeholder, what it stands for, and what Settings says now. */
export function PageFacts() {
  const facts = useSuspenseQuery(factsQuery()).data[getLocale()]
  return (
    <Accordion title={m.page_facts()} className="mt-3 max-w-text text-sm">
      <p className="mb-3 text-muted">{m.page_facts_note()}</p>
      <DescriptionList variant="beside">
        {factNames.map(name => (
          <DescriptionItem key={name} term={<code lang="en">{`{${name}}`}</code>}>
            {names[name]()}
            <Value text={facts[name]} />
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Accordion>
  )
}

/** Numbers and addresses have Latin letters in both languages. */
function Value({ text }: { text: string | undefined }) {
  if (!text) return <span className="block text-muted">{m.page_fact_missing()}</span>
  const lang = getLocale() === 'bn' && !/\p{Script=Bengali}/u.test(text) ? 'en' : undefined
  return (
    <span lang={lang} className="block text-muted">
      {text}
    </span>
  )
}
