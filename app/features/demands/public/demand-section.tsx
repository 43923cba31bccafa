import { Card } from '@agency/ui/Card'
import { Section } from '@agency/ui/Section'
import { IfNamed } from '#app/layouts/public/if-named.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { type DemandFacts, DemandForm } from './demand-form.tsx'
import { DemandReceipt } from './demand-receipt.tsx'
import { useDemandForm } from './use-demand-form.ts'

/** The demand: its form, or what the employer keeps of it. */
export function DemandSection({ facts }: { facts: DemandFacts }) {
  const { box, ...form } = useDemandForm(facts.posted)
  const { result } = form.answer
  return (
    <Section id="demand" ground="sunken" className="scroll-mt-16" aria-labelledby="demand-title">
      {result ? (
        <div ref={box} id="demanded">
          <DemandReceipt {...result} />
        </div>
      ) : (
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
          <div className="max-w-text lg:sticky lg:top-28 lg:self-start">
            <h2 id="demand-title" className="text-2xl sm:text-3xl">
              {m.hire_form_title()}
            </h2>
            <p className="mt-2">{m.demand_lead()}</p>
          </div>
          <Card ref={box} padding="lg">
            <IfNamed>
              <DemandForm {...form} facts={facts} />
            </IfNamed>
          </Card>
        </div>
      )}
    </Section>
  )
}
