import { today } from '#i18n/format.ts'
import { read } from '#server/db/client.ts'
import type { Kind } from '#server/features/applications/stages/gaps.shared.ts'
import { applicationsOf, filesLike, toName } from '#server/features/workers/applications.ts'
import { type Outcome, SEALED_KINDS } from '#server/features/workers/documents.shared.ts'
import { findStageRules } from '#server/features/workers/settings.ts'
import { skipsOf } from '#server/features/applications/domain.ts'
import { requireShown } from '#server/features/workers/domain.ts'
import { passportOf, toldUntil } from '#server/features/workers/passport.ts'
import { deleteAfterOf, retentionMonths } from '#server/features/workers/retention.ts'
import { replacedOf, unfitForTicket } from '#server/features/workers/expiry.ts'
import { needsOf } from '#server/features/workers/needs.ts'
import { unusedOf } from '#server/features/workers/compare-files.ts'
import { openNumbers } from '#server/features/workers/sealing.ts'
import type { Holder } from '#server/permissions.ts'
import type { WorkerDocument } from '../../../prisma/generated/sqlite/client.ts'

/**
 * Everything in one file but its sealed numbers, of which it says whether they are there; one that was merged is the
 * other one. Throws NOT_FOUND.
 */
export async function byId(reader: Holder, id: string) {
  const worker = await requireShown(id)
  const [byWorker, alike, months, documents, merged, rules] = await Promise.all([
    applicationsOf([worker.id]),
    filesLike(worker),
    retentionMonths(),
    read.workerDocument.findMany({ where: { workerId: worker.id }, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] }),
    read.worker.findMany({ where: { mergedIntoId: worker.id }, orderBy: { createdAt: 'asc' } }),
    findStageRules(read),
  ])
  const applications = byWorker.get(worker.id) ?? []
  const skips = await skipsOf(
    reader,
    applications.map(({ id: each }) => each),
  )
  const {
    numbers: _,
    passportHash: __,
    nidHash: ___,
    nameKey: ____,
    keyedAs: _____,
    given: ______,
    nameSounds: _______,
    state,
    ...facts
  } = worker
  const numbers = openNumbers(worker)
  return {
    ...facts,
    passportState: passportOf(worker),
    isArchived: state === 'archived',
    createdAt: worker.createdAt.toISOString(),
    changedAt: worker.changedAt.toISOString(),
    eraseAt: worker.eraseAt?.toISOString(),
    deleteAfter: deleteAfterOf(worker.changedAt, months).toISOString(),
    /** `isLocked` where the numbers were sealed with a key that this installation does not have. */
    isLocked: numbers === undefined,
    has: { passport: Boolean(numbers?.passport), nid: Boolean(numbers?.nid), account: Boolean(numbers?.account) },
    applications,
    ...needsOf({ worker, documents }, applications, rules),
    skips,
    documents: shownDocuments(documents, { worker, documents, journeys: applications, rules: rules.validity }),
    alike,
    merged: merged.map(toName),
    /** What one of these files says otherwise, and is not used here. */
    unused: await unusedOf(worker.id, merged),
  }
}

/** The documents as they are shown, the newest first. */
function shownDocuments(documents: WorkerDocument[], file: Parameters<typeof unfitForTicket>[1]) {
  const replaced = replacedOf(documents, file.journeys)
  const [day, soon] = [today(), toldUntil()]
  return documents.map(({ storedName, fileKind, bytes, ...document }, n) => ({
    id: document.id,
    kind: document.kind as Kind,
    number: document.number,
    issuedOn: document.issuedOn,
    expiresOn: document.expiresOn,
    heldOn: document.heldOn,
    place: document.place,
    person: document.person,
    outcome: document.outcome as Outcome | '',
    applicationId: document.applicationId,
    version: document.version,
    note: document.note,
    by: document.by,
    checkedBy: document.checkedBy,
    checkedOn: document.checkedOn,
    createdAt: document.createdAt.toISOString(),
    /** A newer one of its kind stands for it. */
    isReplaced: replaced.some(({ id }) => id === document.id),
    /** Of a flight to come what is not good for it. */
    unfit: unfitForTicket(documents[n]!, file),
    ends: document.expiresOn === '' || document.expiresOn > soon ? '' : document.expiresOn < day ? 'ended' : 'soon',
    isSealed: SEALED_KINDS.includes(document.kind),
    file: storedName && fileKind && bytes !== null ? { kind: fileKind, bytes } : null,
  }))
}
