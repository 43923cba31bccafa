import { loadApplyFacts } from '#app/features/applications/apply-facts.ts'
import type { JobPart } from '#app/features/vacancies/public/job-part.ts'
import type { ApplyFacts } from './application-form.tsx'
import { LateApplySection } from './late-apply-section.ts'

/** The form below a job that is open, and what came of it. */
export const applyOnJob: JobPart<ApplyFacts> = {
  part: 'applications',
  load: loadApplyFacts,
  Part: ({ facts, job: { slug, trade, closing } }) =>
    (!closing || facts.posted) && <LateApplySection key={slug} facts={facts} path={`/jobs/${slug}`} trade={trade} />,
}
