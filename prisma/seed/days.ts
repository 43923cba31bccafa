import { today } from '#i18n/format.ts'
import type { Actor } from '#server/actor.ts'
import type { Writer } from '#server/db/client.ts'
import type { Holder } from '#server/permissions.ts'
import { COLLEAGUE, type SeedWorker } from '#prisma/seed/workers-data.ts'

export const DAY_MS = 24 * 60 * 60 * 1000
/** Who has done everything. */
export const by: Actor & Holder = { id: null, name: COLLEAGUE, role: 'caseworker' }

/** A day of somebody of the demonstration. */
export type Day = SeedWorker['days'][number]
/** What a feature below workers writes of a day of somebody, and how that is set back to its day. */
export type DayPart = {
  live: (transaction: Writer, person: { workerId: string; applicationId: string }, day: Day) => Promise<void>
  setBack: (transaction: Writer, since: { gte: Date }, at: Date) => Promise<void>
}

/** The day (YYYY-MM-DD) so many days from now. */
export const dayOf = (days: number) => today(Date.now() + days * DAY_MS)
