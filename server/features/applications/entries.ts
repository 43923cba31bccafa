import { randomUUID } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import { write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { requireApplication } from '#server/features/applications/domain.ts'
import type { entryInput } from '#server/features/applications/work-schema.ts'
import type { z } from '#i18n/zod.ts'
import type { Person } from '#server/features/applications/stages/move.ts'

/** Keeps a note or a call. Whoever was not reached waits to be called again. Throws NOT_FOUND. */
export async function addEntry(by: Person, { id, kind, outcome, text }: z.output<typeof entryInput>) {
  const entryId = randomUUID()
  await write(async transaction => {
    const { reference } = await requireApplication(id, transaction)
    await transaction.applicationEntry.create({
      data: { id: entryId, applicationId: id, kind, outcome, text, byId: by.id, by: by.name },
    })
    if (kind === 'call') await keepCallAgain(transaction, id)
    await record(transaction, by, kind === 'call' ? 'application-called' : 'application-noted', {
      subjectId: id,
      subject: reference,
    })
  })
  return { id: entryId }
}

/** Takes one's own note, call or invitation back; what was skipped stays. Throws NOT_FOUND. */
export async function removeEntry(by: Person, id: string): Promise<void> {
  await write(async transaction => {
    const entry = await transaction.applicationEntry.findFirst({
      where: { id, byId: by.id, mailId: null, kind: { not: 'skip' } },
    })
    if (!entry) throw new AppError('NOT_FOUND', m.application_entry_missing())
    await transaction.applicationEntry.delete({ where: { id } })
    if (entry.kind === 'call') await keepCallAgain(transaction, entry.applicationId)
  })
}

/** Follows the last call: who was missed, or asked for another call, waits from then on. */
export async function keepCallAgain(transaction: Writer, applicationId: string, since = new Date(0)) {
  const last = await transaction.applicationEntry.findFirst({
    where: { applicationId, kind: 'call', at: { gt: since } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  })
  const callAgainSince = last && last.outcome !== 'reached' ? last.at : null
  await transaction.application.update({ where: { id: applicationId }, data: { callAgainSince } })
}
