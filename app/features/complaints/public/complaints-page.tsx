import { Card } from '@agency/ui/Card'
import { Section } from '@agency/ui/Section'
import type { loadComplaints } from '#app/features/complaints/queries.ts'
import { IfNamed } from '#app/layouts/public/if-named.tsx'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { loadFields } from './load-fields.ts'
import { late } from './late.tsx'
import { ReportForm } from './report-form.tsx'
import { useComplaintForm } from './use-complaint-form.ts'

const loadWords = () => import('./help-words.tsx')
const ComplaintsHead = staticComponent(loadWords, 'ComplaintsHead')
const WriteHead = staticComponent(loadWords, 'WriteHead')
const UrgentHelp = staticComponent(loadWords, 'UrgentHelp')
const RelativeHelp = staticComponent(loadWords, 'RelativeHelp')
const WhoReads = staticComponent(loadWords, 'WhoReads')
const { prepare, Late: CodePart } = late(async () => (await import('./code-receipt.tsx')).CodePart)

/** For the loader. */
export const prepareParts = () => Promise.all([loadStatic(loadWords), loadStatic(loadFields), prepare()])

/** Urgent help first, then the form; once it is sent, its code and nothing else. */
export function ComplaintsPage({ help, facts, sendKey, posted }: Awaited<ReturnType<typeof loadComplaints>>) {
  const { box, ...form } = useComplaintForm(posted, prepare)
  const { result } = form.answer
  if (result)
    return (
      <Section width="form" id="write">
        <div ref={box} data-unread="">
          <CodePart result={result} {...form} />
        </div>
      </Section>
    )
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <ComplaintsHead />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-16">
        <UrgentHelp help={help} />
        <RelativeHelp help={help} />
        <section id="write" aria-labelledby="write-title" className="scroll-mt-16">
          <WriteHead days={facts.answerDays} />
          <Card padding="lg">
            <div ref={box}>
              <IfNamed>
                <ReportForm {...form} sendKey={sendKey} posted={posted} />
              </IfNamed>
            </div>
          </Card>
        </section>
        <WhoReads months={facts.retentionMonths} help={help} />
      </div>
    </Section>
  )
}
