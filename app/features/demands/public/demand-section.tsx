import { Card } from '@agency/ui/Card'
import { Section } from '@agency/ui/Section'
import type { DemandFacts } from '#app/features/demands/demand-facts.ts'
import { m } from '#i18n/paraglide/messages.js'
import { DemandForm } from './demand-form.tsx'
import { DemandReceipt } from './demand-receipt.tsx'
import { useDemandForm } from './use-demand-form.ts'

/** The demand: its form, or what the employer keeps of it. */
export function DemandSection({ facts }: { facts: DemandFacts }) {
  const form = useDemandForm(facts.posted)
  const { result } = form.answer
  return (
    <Section id="demand" ground="sunken" className="scroll-mt-16" aria-labelledby="demand-title">
      {result ? (
        <DemandReceipt {...result} />
      ) : (
        <div className="mx-auto max-w-[52rem]">
          <div className="mb-6 max-w-text sm:mb-10">
            <h2 id="demand-title" className="text-2xl sm:text-3xl">
              {m.hire_form_title()}
            </h2>
            <p className="mt-2">{m.demand_lead()}</p>
          </div>
          <Card padding="lg">
            <DemandForm {...form} facts={facts} />
          </Card>
        </div>
      )}
    </Section>
  )
}
