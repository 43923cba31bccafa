import type { Limits } from '#server/registration/define-limits.ts'
import { take } from '#server/http/rate-limits.ts'

export const systemLimits = {
  jobRuns: { name: 'job-run', points: 20, minutes: 15 },
  mailTests: { name: 'mail-test', points: 5, minutes: 15 },
} satisfies Limits

/** Counts a job that a person lets run. Throws TOO_MANY_REQUESTS. */
export const limitJobRun = (person: string): Promise<void> => take([systemLimits.jobRuns, person])

/** Counts a mail that a person sends to try the mail server. Throws TOO_MANY_REQUESTS. */
export const limitMailTest = (person: string): Promise<void> => take([systemLimits.mailTests, person])
