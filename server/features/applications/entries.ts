import { randomUUID } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import { write, type Writer } from '#server/db/client.ts'
import { idempotentRequest, once } from '#server/db/idempotency.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { keepCalls, nextCallAt } from '#server/features/applications/calls.ts'
import { requireApplication } from '#server/features/applications/domain.ts'
import type { entryInput } from '#server/features/applications/work-schema.ts'
import type { z } from '#i18n/zod.ts'
import type { Person } from '#server/features/applications/stages/move.ts'

/**
 * Keeps a note, or a call as `calls.ts` says; sent again under the same idempotency key, it is one. Gives the id, and
 * when to call again. Throws NOT_FOUND.
 */
export async function addEntry(by: Person, input: z.output<typeof entryInput>, key: string | null) {
  const request = idempotentRequest(by.id, key, 'applications.addEntry', input)
  return write(transaction => once(transaction, request, () => keepEntry(transaction, by, input)))
}

async function keepEntry(
  transaction: Writer,
  by: Person,
  { id, kind, outcome, callAt, text }: z.output<typeof entryInput>,
) {
  const entryId = randomUUID()
  const { reference, phone } = await requireApplication(id, transaction)
  const next = kind === 'call' ? await nextCallAt(transaction, id, { outcome, callAt }) : null
  await transaction.applicationEntry.create({
    data: {
      id: entryId,
      applicationId: id,
      kind,
      outcome,
      text,
      byId: by.id,
      by: by.name,
      ...(kind === 'call' && { phone, callAt: next }),
    },
  })
  if (kind === 'call') await keepCalls(transaction, id)
  await record(transaction, by, kind === 'call' ? 'application-called' : 'application-noted', {
    subjectId: id,
    subject: reference,
  })
  return { id: entryId, callAt: next?.toISOString() }
}

/**
 * Takes one's own note, call or invitation back, and gives what was written with it; what was skipped stays. After a call
 * its application is called again as before that. Throws NOT_FOUND.
 */
export function removeEntry(by: Person, id: string): Promise<{ text: string }> {
  return write(async transaction => {
    const entry = await transaction.applicationEntry.findFirst({
      where: { id, byId: by.id, mailId: null, kind: { not: 'skip' } },
    })
    if (!entry) throw new AppError('NOT_FOUND', m.application_entry_missing())
    await transaction.applicationEntry.delete({ where: { id } })
    if (entry.kind === 'call') await keepCalls(transaction, entry.applicationId)
    return { text: entry.text }
  })
}
