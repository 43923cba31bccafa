import { randomUUID } from 'node:crypto'
import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { read, type Reader, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import type { Gap, Kind } from '#server/features/applications/stages/gaps.shared.ts'
import { applicationsOfFiles, findApplications } from '#server/features/applications/domain.ts'
import { record } from '#server/features/activity/domain.ts'
import { storeFile, type StoredFile } from '#server/features/workers/document-files.ts'
import {
  type AddDocumentInput,
  beforeBirth,
  beforeCheck,
  type DocumentInput,
  type EditDocumentInput,
  issuedWrong,
} from '#server/features/workers/document-schema.ts'
import {
  factLabels,
  FILE_MAX_BYTES,
  outcomeLabels,
  STAGE_KINDS,
  withoutEndOfUnfit,
} from '#server/features/workers/documents.shared.ts'
import { DEPARTED, STAGES } from '#server/features/applications/schema.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import { nextStage } from '#server/features/workers/stages.shared.ts'
import { notingLossesIn, requireShown, subjectOf, type Worker } from '#server/features/workers/domain.ts'
import { findUnfit, keepExpiry } from '#server/features/workers/expiry.ts'
import { retelling } from '#server/features/workers/tell-changed-days.ts'
import { requireSight } from '#server/features/workers/sight.ts'
import { checkAttachment } from '#server/files/attachment.ts'
import { deleteWithFiles, discardAfterCommit, namingFiles } from '#server/files/named.ts'
import { ofStaff } from '#server/http/fair-turns.ts'
import { digestsOf, requireSame, sentHash } from '#server/db/sent-once.ts'
import { deliverSoon } from '#server/mail/domain.ts'
import type { Holder } from '#server/permissions.ts'

type Person = Actor & Holder & { id: string }

/**
 * Adds a document to a file; it renews the one of the same kind. That of a stage is for one application: the one that
 * is given, or the one of the file that is on its way. Its file is made anew, as those of strangers are. Gives what is
 * not good for the flight, where it is a ticket. What is sent again with the same key is the same document.
 * Throws BAD_REQUEST for the field `file`, FORBIDDEN for what would stand for something that `by` may not see, NOT_FOUND,
 * and CONFLICT for something else under the same key.
 */
export async function add(by: Person, input: AddDocumentInput) {
  const { worker, application, file, kind, sendKey, ...facts } = input
  const sent = await sentHashOf(input)
  const id = sendKey || randomUUID()
  const known = await findSent(read, id, sent)
  if (known) return known
  await requireNewOrSeen(read, by, (await requireShown(worker)).id, kind)
  const checked = await checkAttachment(file, { field: 'file', maxBytes: FILE_MAX_BYTES, sender: ofStaff(by.id) })
  const stored = checked && (await storeFile(id, checked))
  const given = { id, kind, application, sentHash: sent, facts: { ...facts, ...stored } }
  const added = await namingFiles(stored ? [stored.storedName] : [], () =>
    write(async transaction => {
      const before = await findSent(transaction, id, sent)
      if (before) return before
      await addIn(transaction, by, worker, given)
      return { id, unfit: await findUnfit(transaction, id) }
    }),
  )
  deliverSoon()
  return added
}

/** What a form sent under its key, with its file, as a document keeps it. */
const sentHashOf = async ({ file, ...sent }: Pick<AddDocumentInput, 'file' | 'sendKey'>): Promise<string> =>
  sentHash('worker document', [sent, ...(await digestsOf(file && [file]))])

/** The document that came with a key before. Throws CONFLICT where something else did. */
async function findSent(database: Reader, id: string, hash: string) {
  const known = await database.workerDocument.findUnique({ where: { id } })
  if (!known) return undefined
  requireSame(known, hash)
  return { id, unfit: await findUnfit(database, id) }
}

type Added = {
  id: string
  kind: Kind
  application: string | undefined
  sentHash?: string | null
  facts: Omit<DocumentInput, 'kind'> & Partial<StoredFile>
}

/** The same in a transaction, of a file that is stored sealed for this id. */
export const addIn = (
  transaction: Writer,
  by: Actor & Holder,
  of: string,
  { id, kind, application, sentHash: sent = null, facts: { fileKind, bytes, storedName, ...facts } }: Added,
): Promise<void> =>
  changeIn(transaction, by, of, 'worker-document-added', async (_, { id: workerId, bornOn }) => {
    requirePossible({ bornOn, kind, ...factsOf(kind, facts) })
    await requireNewOrSeen(transaction, by, workerId, kind)
    const applicationId = await applicationFor(transaction, workerId, kind, application)
    const [newest] = await transaction.workerDocument.findMany({
      where: { workerId },
      orderBy: { createdAt: 'desc' },
      take: 1,
    })
    await transaction.workerDocument.create({
      data: {
        id,
        sentHash: sent,
        workerId,
        homeId: await homeFor(transaction, workerId, applicationId ?? application),
        applicationId,
        kind,
        ...factsOf(kind, facts),
        fileKind: fileKind ?? null,
        bytes: bytes ?? null,
        storedName: storedName ?? null,
        byId: by.id,
        by: by.name,
        createdAt: after(newest?.createdAt),
      },
    })
    return kind
  })

/** What is there already is renewed by those alone who may look at it. Throws FORBIDDEN. */
async function requireNewOrSeen(database: Reader, by: Holder, workerId: string, kind: Kind) {
  if ((await database.workerDocument.count({ where: { workerId, kind } })) > 0) requireSight(by, kind)
}

/** Now, or a moment after what was added before: the newest counts, also after a clock that was ahead. */
const after = (before?: Date) => new Date(Math.max(Date.now(), before ? before.getTime() + 1 : 0))

/**
 * Corrects what a document says. Whoever has compared it with the original has compared something else. Gives what is not
 * good for the flight, where it is a ticket. Throws PRECONDITION_FAILED where somebody has changed it since it was
 * `seen`, FORBIDDEN and NOT_FOUND.
 */
export async function edit(by: Person, input: EditDocumentInput): Promise<{ unfit: Gap[] }> {
  const unfit = await write(async transaction => {
    await editIn(transaction, by, input)
    return findUnfit(transaction, input.id)
  })
  deliverSoon()
  return { unfit }
}

/** The same in a transaction, with a file that is stored sealed for this id; null takes away the one that it has. */
export async function editIn(
  transaction: Writer,
  by: Actor & Holder,
  { id, seen, values }: EditDocumentInput,
  file?: StoredFile | null,
): Promise<void> {
  const { workerId } = await requireDocument(id, transaction)
  await changeIn(transaction, by, workerId, 'worker-document-edited', async (_, { bornOn }) => {
    const { kind, version, storedName } = await requireDocument(id, transaction)
    requireSight(by, kind)
    if (version !== seen) throw new AppError('PRECONDITION_FAILED', m.document_changed_meanwhile())
    const facts = factsOf(kind as Kind, values)
    requirePossible({ bornOn, kind, ...facts })
    const stored = file === undefined ? {} : (file ?? { fileKind: null, bytes: null, storedName: null })
    await transaction.workerDocument.update({
      where: { id },
      data: { ...facts, ...stored, checkedBy: '', checkedOn: '', version: { increment: 1 } },
    })
    if (file !== undefined && storedName) discardAfterCommit(transaction, [storedName])
    return kind
  })
}

/**
 * Notes that somebody has compared a document with the original, today. Throws PRECONDITION_FAILED where somebody has
 * changed it since it was
 * `seen`, FORBIDDEN and NOT_FOUND.
 */
export const check = (by: Person, input: Seen): Promise<void> => write(transaction => checkIn(transaction, by, input))

type Seen = { id: string; seen: number }
/** The same in a transaction. */
export const checkIn = (transaction: Writer, by: Actor & Holder, { id, seen }: Seen): Promise<void> =>
  note(transaction, by, id, { checkedBy: by.name, checkedOn: today() }, seen)

/** Takes that back. Throws FORBIDDEN and NOT_FOUND. */
export const uncheck = (by: Person, id: string): Promise<void> =>
  write(transaction => note(transaction, by, id, { checkedBy: '', checkedOn: '' }))

/** Deletes a document with its file. Throws FORBIDDEN and NOT_FOUND. */
export const remove = (by: Person, id: string): Promise<void> => write(transaction => removeIn(transaction, by, id))

/** The same in a transaction. */
export async function removeIn(transaction: Writer, by: Actor & Holder, id: string): Promise<void> {
  const { workerId } = await requireDocument(id, transaction)
  await changeIn(transaction, by, workerId, 'worker-document-removed', async () => {
    const { kind } = await requireDocument(id, transaction)
    requireSight(by, kind)
    await deleteWithFiles(transaction, 'WorkerDocument', { id })
    return kind
  })
}

async function note(
  transaction: Writer,
  by: Actor & Holder,
  id: string,
  data: { checkedBy: string; checkedOn: string },
  seen?: number,
) {
  const { workerId, kind, version } = await requireDocument(id, transaction)
  requireSight(by, kind)
  if (seen !== undefined && version !== seen) throw new AppError('PRECONDITION_FAILED', m.document_changed_meanwhile())
  const action = data.checkedOn ? 'worker-document-checked' : 'worker-document-unchecked'
  await changeIn(transaction, by, workerId, action, async () => {
    await transaction.workerDocument.update({ where: { id }, data })
    return kind
  })
}

type Work = (transaction: Writer, worker: Worker) => Promise<string>
type Action =
  | 'worker-document-added'
  | 'worker-document-edited'
  | 'worker-document-checked'
  | 'worker-document-unchecked'
  | 'worker-document-removed'

/** One change of a file’s documents, which `work` gives the kind of, with its line in the log. */
async function changeIn(transaction: Writer, by: Actor, of: string, action: Action, work: Work): Promise<void> {
  const worker = await requireShown(of, transaction)
  const detail = await notingLossesIn(transaction, by, worker, () =>
    retelling(transaction, worker.id, by, () => work(transaction, worker)),
  )
  await keepExpiry(transaction, [worker.id])
  await transaction.worker.update({ where: { id: worker.id }, data: { changedAt: new Date() } })
  await record(transaction, by, action, { ...subjectOf(worker), detail })
}

/** Of the facts that were sent those that the kind has. */
function factsOf(kind: Kind, { note, ...facts }: Omit<DocumentInput, 'kind'>): Omit<DocumentInput, 'kind'> {
  const has = factLabels[kind]
  const outcome = facts.outcome !== '' && outcomeLabels[kind]?.[facts.outcome] ? facts.outcome : ''
  return withoutEndOfUnfit({
    note,
    number: has.number ? facts.number : '',
    place: has.place ? facts.place : '',
    person: has.person ? facts.person : '',
    heldOn: has.heldOn ? facts.heldOn : '',
    issuedOn: has.issuedOn ? facts.issuedOn : '',
    expiresOn: has.expiresOn ? facts.expiresOn : '',
    outcome,
  })
}

/**
 * Throws BAD_REQUEST for the field of a day before its person was born, of a result before its check, and for a day that
 * is ahead of a paper that has none.
 */
function requirePossible(values: Omit<DocumentInput, 'kind'> & { bornOn: string; kind: string }) {
  const problem = beforeBirth(values) ?? beforeCheck(values)
  if (problem) throw new AppError('BAD_REQUEST', problem.message, { field: problem.field })
  const wrong = issuedWrong(values.kind as Kind, values.issuedOn)
  if (wrong) throw new AppError('BAD_REQUEST', wrong, { field: 'issuedOn' })
}

/** With an id also one that has the application of this file merged into it. */
async function applicationFor(transaction: Writer, workerId: string, kind: Kind, id: string | undefined) {
  if (!STAGE_KINDS.includes(kind)) return null
  const own = await applicationsOfFiles(transaction, [workerId])
  const roots = await findApplications(
    transaction,
    own.map(each => each.mergedIntoId ?? each.id),
  )
  const states: readonly string[] = kind === 'return' ? DEPARTED : STAGES
  const found = roots.filter(each => (id ? each.id === id : states.includes(each.state)))
  if (id && found.length === 0) throw new AppError('NOT_FOUND', m.application_missing())
  const going = kind !== 'return' && found.find(({ state }) => nextStage(state as State))
  return (going || found[0])?.id ?? null
}

/**
 * The file that a new document goes back to when files are separated: the one that its application came from, or all of
 * them did where it is for none. Null for the file that shows it.
 */
async function homeFor(transaction: Writer, workerId: string, applicationId: string | undefined) {
  const own = await applicationsOfFiles(transaction, [workerId])
  const itself = own.find(({ id }) => id === applicationId)
  if (itself) return itself.homeId
  const whose = own.filter(({ mergedIntoId }) => !applicationId || mergedIntoId === applicationId)
  const [home, ...others] = new Set(whose.map(({ homeId }) => homeId))
  return others.length === 0 ? (home ?? null) : null
}

/** Throws NOT_FOUND. */
export async function requireDocument(id: string, transaction: Writer) {
  const document = await transaction.workerDocument.findUnique({ where: { id } })
  if (!document) throw new AppError('NOT_FOUND', m.document_missing())
  return document
}
