import type { Limits } from '#server/registration/define-limits.ts'
import { type Counted, take, takeUnlessFound } from '#server/http/rate-limits.ts'

export const applicationsLimits = {
  /** An office or a shop with a shared connection sends many people's; one rendered form few. */
  applications: { name: 'application', points: 60, minutes: 10 },
  applicationsOfForm: { name: 'application-form', points: 5, minutes: 10 },
  /** Wrong codes of applications; see guesses.ts for what bounds the guesses at one number. */
  codes: { name: 'application-code', points: 120, minutes: 15 },
} satisfies Limits

/** Counts an application by the public form, by client and by form token. Throws TOO_MANY_REQUESTS. */
export const limitApplication = (clientAddress: string, token: string): Promise<void> =>
  take(
    [applicationsLimits.applications, clientAddress],
    ...(token ? [[applicationsLimits.applicationsOfForm, token] as Counted] : []),
  )

/** Counts a guess at a code of applications, by client, and takes it back when `work` finds something. Throws TOO_MANY_REQUESTS. */
export const limitCode = <T>(clientAddress: string, work: () => Promise<T>): Promise<T> =>
  takeUnlessFound(applicationsLimits.codes, clientAddress, work)
