import { applyOnJob } from '#app/features/applications/public/apply-on-job.tsx'
import type { JobPart } from '#app/features/vacancies/public/job-part.ts'

/** What features show below a job, in their order. */
export const jobParts = [
  applyOnJob, //
] as unknown as JobPart[]
