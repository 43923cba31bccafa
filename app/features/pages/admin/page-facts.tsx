import { Accordion } from '@agency/ui/Accordion'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { useSuspenseQuery } from '@tanstack/react-query'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'

export const factsQuery = () => trpc().settings.slots.queryOptions()

/** What the texts of a page may ask for: each placeholder, what it stands for, and what Settings says now. */
export function PageFacts() {
  const { data: facts } = useSuspenseQuery(factsQuery())
  return (
    <Accordion title={m.page_facts()} className="mt-3 max-w-text text-sm">
      <p className="mb-3 text-muted">{m.page_facts_note()}</p>
      <DescriptionList variant="beside">
        {facts.map(({ name, label, values }) => (
          <DescriptionItem key={name} term={<code lang="en">{`{${name}}`}</code>}>
            {label}
            <Value text={values[getLocale()]} />
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
