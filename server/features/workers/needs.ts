import { today } from '#i18n/format.ts'
import type { WorkerApplication } from '#server/features/workers/applications.ts'
import { firstEnd } from '#server/features/workers/expiry.ts'
import { toldUntil } from '#server/features/workers/passport.ts'
import { lacking } from '#server/features/workers/stages.ts'
import { nextStage, type StageNeeds } from '#server/features/workers/stages.shared.ts'
import type { Worker, WorkerDocument } from '../../../prisma/generated/sqlite/client.ts'

type File = { worker: Worker; documents: WorkerDocument[] }

/**
 * What is missing before the application that changed last goes on, and what ends first, where it is within the days
 * that staff are told.
 */
export function needsOf(file: File, applications: WorkerApplication[], needs: StageNeeds) {
  const going = applications.find(({ state }) => nextStage(state))
  const to = going && nextStage(going.state)
  const end = firstEnd(file.worker, file.documents, applications)
  return {
    missing: to ? lacking({ ...going, from: going.state, to }, needs, file) : [],
    /** The stage that the missing ones hold up. */
    missingFor: to,
    ends: end && end.on <= toldUntil() ? { ...end, hasEnded: end.on < today() } : undefined,
  }
}
