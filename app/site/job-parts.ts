import { applyOnJob } from '#app/features/applications/public/apply-on-job.tsx'
import type { JobPart } from '#app/features/vacancies/public/job-part.ts'
import { inUse } from '#server/registration/define-part.shared.ts'

/** What features show below a job, in their order, of those that the agency uses. */
export const jobParts = (): JobPart[] =>
  inUse([
    applyOnJob, //
  ]) as unknown as JobPart[]
