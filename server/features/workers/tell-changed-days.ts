import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import type { Reader, Writer } from '#server/db/client.ts'
import { findToldState, inLanguageOf, requireApplication, tell, UNDO_MS } from '#server/features/applications/domain.ts'
import { DEPARTED, STAGES } from '#server/features/applications/schema.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import { documentsFor, inForce, journeysOf } from '#server/features/workers/expiry.ts'
import { aheadOf, dateText } from '#server/features/workers/status-page.ts'
import type { WorkerDocument } from '../../../prisma/generated/sqlite/client.ts'

/**
 * Does work that changes documents of a file, and tells its person of each day to come that is another then, or none
 * any more: they have read it on their status page. What was written down in the last minutes is corrected without a
 * word.
 */
export async function retelling<Done>(
  transaction: Writer,
  workerId: string,
  by: Actor,
  work: () => Promise<Done>,
): Promise<Done> {
  const before = await daysOf(transaction, workerId)
  const done = await work()
  const after = await daysOf(transaction, workerId)
  for (const [id, days] of before)
    for (const day of days) {
      const now = after.get(id)?.find(({ kind }) => kind === day.kind)
      if (day.createdAt.getTime() > Date.now() - UNDO_MS || (now && dateText(now) === dateText(day))) continue
      const application = await requireApplication(id, transaction)
      const sentence = inLanguageOf(application, () =>
        now ? m.stage_day_changed({ date: dateText(now) }) : m.stage_day_gone({ date: dateText(day) }),
      )
      await tell(transaction, application, { news: 'changed', sentence }, by)
    }
  return done
}

/** The days to come that the people of these applications read, by the application. */
async function daysOf(database: Reader, workerId: string): Promise<Map<string, WorkerDocument[]>> {
  const journeys = (await journeysOf([workerId], database)).get(workerId) ?? []
  const documents = await database.workerDocument.findMany({ where: { workerId } })
  const days = new Map<string, WorkerDocument[]>()
  for (const { id, merged, state } of journeys)
    if (readsOf(await findToldState(database, { id, state })))
      days.set(id, aheadOf(inForce(documentsFor([id, ...merged], documents))))
  return days
}

/** Whoever is selected and has not left reads the days of their stages. */
const readsOf = (state: State): boolean => (STAGES as readonly State[]).includes(state) && !DEPARTED.includes(state)
