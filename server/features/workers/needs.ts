import { today } from '#i18n/format.ts'
import type { WorkerApplication } from '#server/features/workers/applications.ts'
import { type End, firstEnd } from '#server/features/workers/expiry.ts'
import { toldUntil } from '#server/features/workers/passport.ts'
import type { StageRules } from '#server/features/workers/settings.ts'
import { isTooShort } from '#server/features/workers/tell-ends.ts'
import { lacking } from '#server/features/workers/stages.ts'
import { nextStage } from '#server/features/workers/stages.shared.ts'
import type { Worker, WorkerDocument } from '../../../prisma/generated/sqlite/client.ts'

type File = { worker: Worker; documents: WorkerDocument[] }

/**
 * What is missing before the application that changed last goes on, and what ends first, where it serves no longer than
 * the days that staff are told.
 */
export function needsOf(file: File, applications: WorkerApplication[], rules: StageRules) {
  const going = applications.find(({ state }) => nextStage(state))
  const to = going && nextStage(going.state)
  const end = firstEnd(file.worker, file.documents, applications, rules.validity)
  return {
    missing: to ? lacking({ ...going, from: going.state, to }, rules, file) : [],
    /** The stage that the missing ones hold up. */
    missingFor: to,
    ends: end && (isTold(end) ? { ...end, ...stateOf(end) } : undefined),
  }
}

const isTold = (end: End) => end.on <= toldUntil() || isTooShort(end)

/** `isOver` where it serves no longer, though it may not have ended. */
export const stateOf = (end: End) => ({ hasEnded: end.endsOn < today(), isOver: end.on < today() || isTooShort(end) })
