import { today } from '#i18n/format.ts'
import type { WorkerApplication } from '#server/features/workers/applications.ts'
import { NEEDED } from '#server/features/workers/documents.shared.ts'
import { documentsFor, firstEnd, gapsOf } from '#server/features/workers/expiry.ts'
import { toldUntil } from '#server/features/workers/passport.ts'
import type { Worker, WorkerDocument } from '../../../prisma/generated/sqlite/client.ts'

/** What is missing before the application that changed last goes on, and what ends first, where it is within the days that staff are told. */
export function needsOf(worker: Worker, applications: WorkerApplication[], documents: WorkerDocument[]) {
  const going = applications.find(({ state }) => NEEDED[state])
  const end = firstEnd(worker, documents)
  return {
    missing: going ? gapsOf(NEEDED[going.state] ?? [], worker, documentsFor(going.id, documents)) : [],
    /** The state of the application that the missing ones hold up. */
    missingFor: going?.state,
    ends: end && end.on <= toldUntil() ? { ...end, hasEnded: end.on < today() } : undefined,
  }
}
