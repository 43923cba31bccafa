import { Card } from '@agency/ui/Card'
import { Section } from '@agency/ui/Section'
import { staticComponent } from '#app/rendering/static-component.tsx'
import { ApplicationForm, type ApplyFacts } from './application-form.tsx'
import { ApplicationReceipt } from './application-receipt.tsx'
import { loadApplyWords } from './load-apply-words.ts'
import { useApplicationForm } from './use-application-form.ts'

const ApplyHead = staticComponent(loadApplyWords, 'ApplyHead')
const CallInstead = staticComponent(loadApplyWords, 'CallInstead')

type Props = { facts: ApplyFacts; path: string; trade?: string }

/** The two ways to apply, side by side: in writing, and by telephone. */
export function ApplySection({ facts, path, trade }: Props) {
  const form = useApplicationForm(facts.posted)
  const { result } = form.answer
  const isForJob = trade !== undefined
  if (result)
    return (
      <Section id="apply" ground="sunken" width="form" className="scroll-mt-16" aria-labelledby="apply-title">
        <ApplicationReceipt {...result} HeadingLevel={isForJob ? 'h2' : 'h1'} />
      </Section>
    )
  return (
    <Section
      id="apply"
      ground={isForJob ? 'sunken' : 'none'}
      space={isForJob ? 'md' : 'none'}
      className={`scroll-mt-16 ${isForJob ? '' : 'pb-12'}`}
      aria-labelledby="apply-title"
    >
      <ApplyHead isForJob={isForJob} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:gap-10">
        <CallInstead isForJob={isForJob} className="lg:order-last lg:sticky lg:top-28" />
        <Card padding="lg" className="print:hidden">
          <ApplicationForm {...form} facts={facts} path={path} trade={trade} />
        </Card>
      </div>
    </Section>
  )
}
