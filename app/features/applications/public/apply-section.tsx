import { Card } from '@agency/ui/Card'
import { Section } from '@agency/ui/Section'
import { IfNamed } from '#app/layouts/public/if-named.tsx'
import { checkFields } from '#app/rendering/check-fields.ts'
import { staticComponent } from '#app/rendering/static-component.tsx'
import { useSavedForm } from '#app/rendering/use-saved-form.ts'
import { m } from '#i18n/paraglide/messages.js'
import { mobileProblem } from '#i18n/typed/phone-problem.ts'
import { ApplicationForm, type ApplyFacts } from './application-form.tsx'
import { ApplicationReceipt } from './application-receipt.tsx'
import { loadApplyWords } from './load-apply-words.ts'

const FIRST = {
  phone: m.application_phone_needed,
  trade: m.application_trade_needed,
  consent: m.application_consent_needed,
}
const ALL = {
  ...FIRST,
  name: m.application_name_needed,
  district: m.application_district_needed,
  years: m.application_years_needed,
  passport: m.application_passport_needed,
  registered: m.application_registered_needed,
}
const telephone = { tel: (text: string) => mobileProblem(text, m.application_phone_wrong) }
const checkAll = checkFields(ALL, telephone)
const checkFirst = checkFields(FIRST, telephone)
const ApplyHead = staticComponent(loadApplyWords, 'ApplyHead')
const CallInstead = staticComponent(loadApplyWords, 'CallInstead')

type Props = { facts: ApplyFacts; path: string; trade?: string }

/** The two ways to apply, side by side: in writing, and by telephone. */
export function ApplySection({ facts, path, trade }: Props) {
  const isForJob = trade !== undefined
  const { box, ...form } = useSavedForm({ posted: facts.posted, check: isForJob ? checkAll : checkFirst })
  const { result } = form.answer
  if (result)
    return (
      <Section id="apply" ground="sunken" width="form" className="scroll-mt-16" aria-labelledby="apply-title">
        <div ref={box} id="applied">
          <ApplicationReceipt {...result} HeadingLevel={isForJob ? 'h2' : 'h1'} />
        </div>
      </Section>
    )
  return (
    <Section
      id="apply"
      ground={isForJob ? 'sunken' : 'none'}
      space={isForJob ? 'md' : 'none'}
      className={`scroll-mt-16 ${isForJob ? 'print:hidden' : 'pb-12'}`}
      aria-labelledby="apply-title"
    >
      <ApplyHead isForJob={isForJob} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,40rem)_minmax(min-content,1fr)] lg:gap-10">
        <Card ref={box} padding="lg" className="print:hidden">
          <IfNamed>
            <ApplicationForm {...form} facts={facts} path={path} trade={trade} />
          </IfNamed>
        </Card>
        <CallInstead isForJob={isForJob} className="lg:sticky lg:top-28" />
      </div>
    </Section>
  )
}
