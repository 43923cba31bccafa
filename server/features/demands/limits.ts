import type { Limits } from '#server/registration/define-limits.ts'
import { type Counted, take } from '#server/http/rate-limits.ts'

export const demandsLimits = {
  demands: { name: 'demand', points: 30, minutes: 10 },
  demandsOfForm: { name: 'demand-form', points: 5, minutes: 10 },
} satisfies Limits

/** Counts a demand by the public form, by client and by form token. Throws TOO_MANY_REQUESTS. */
export const limitDemand = (clientAddress: string, token: string): Promise<void> =>
  take([demandsLimits.demands, clientAddress], ...(token ? [[demandsLimits.demandsOfForm, token] as Counted] : []))
