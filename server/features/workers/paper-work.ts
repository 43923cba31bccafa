import { m } from '#i18n/paraglide/messages.js'
import type { z } from '#i18n/zod.ts'
import type { Actor } from '#server/actor.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import {
  applicationsOfFiles,
  fileOf,
  findApplications,
  requireApplication,
} from '#server/features/applications/domain.ts'
import type { acceptInput, refuseInput } from '#server/features/workers/document-schema.ts'
import { addIn } from '#server/features/workers/documents.ts'
import { requireWorker } from '#server/features/workers/domain.ts'
import { ofApplications } from '#server/features/workers/papers.ts'
import type { PaperKind } from '#server/features/workers/papers.shared.ts'
import { openFile } from '#server/features/workers/sealing.ts'
import { maySee, requireSight } from '#server/features/workers/sight.ts'
import type { CheckedFile } from '#server/files/attachment.ts'
import { discardAfterCommit } from '#server/files/named.ts'
import { attachments } from '#server/files/store.ts'
import type { Holder } from '#server/permissions.ts'

type Person = Actor & Holder & { id: string }

/** What workers have sent with an application, and whose file it goes into. Throws NOT_FOUND. */
export async function papersOfApplication(reader: Holder, id: string) {
  const { mergedIntoId } = await requireApplication(id)
  const root = mergedIntoId ?? id
  return { worker: await fileOf(read, root), papers: await papersIn(reader, [root]) }
}

/** The same with the applications of a file; one that was merged is the other one. Throws NOT_FOUND. */
export async function papersOfWorker(reader: Holder, id: string) {
  const { mergedIntoId } = await requireWorker(id)
  const worker = mergedIntoId ?? id
  const applications = await applicationsOfFiles(read, [worker])
  return {
    worker,
    papers: await papersIn(
      reader,
      applications.map(each => each.mergedIntoId ?? each.id),
    ),
  }
}

/**
 * Makes a document of a paper: it has its id, and its file as it is stored. Throws CONFLICT where its person has no file or a colleague has
 * decided, FORBIDDEN, NOT_FOUND, and as `documents.add`.
 */
export async function accept(by: Person, { id, kind, ...facts }: z.output<typeof acceptInput>): Promise<void> {
  await write(async transaction => {
    const { application, fileKind, bytes, storedName, ...paper } = await requireWaiting(transaction, by, id)
    const root = application.mergedIntoId ?? application.id
    const worker = await fileOf(transaction, root)
    if (!worker) throw new AppError('CONFLICT', m.paper_no_file())
    requireSight(by, kind)
    if (!fileKind || bytes === null || !storedName) throw new AppError('NOT_FOUND', m.document_file_missing())
    await decide(transaction, by, id, { state: 'accepted' })
    await addIn(transaction, by, worker, {
      id,
      kind,
      application: root,
      facts: { ...facts, fileKind, bytes, storedName },
    })
    await record(transaction, by, 'application-paper-accepted', toTarget({ ...paper, application }))
  })
}

/**
 * Refuses a paper and deletes its file; the reason stays for its worker. Throws CONFLICT where a colleague has decided,
 * FORBIDDEN and NOT_FOUND.
 */
export async function refuse(by: Person, { id, reason }: z.output<typeof refuseInput>): Promise<void> {
  await write(async transaction => {
    const paper = await requireWaiting(transaction, by, id)
    await decide(transaction, by, id, { state: 'refused', reason })
    await record(transaction, by, 'application-paper-refused', toTarget(paper))
    if (paper.storedName) discardAfterCommit(transaction, [paper.storedName])
  })
}

/**
 * The file of a paper that waits, with a line in the log for each look; undefined where it was sealed with a key that
 * this installation does not have, null where there is none. Throws FORBIDDEN.
 */
export async function openPaper(by: Person, id: string) {
  const found = await read.workerPaper.findUnique({ where: { id } })
  if (!found?.storedName) return null
  requireSight(by, found.kind)
  const sealed = await attachments().get(found.storedName)
  if (!sealed) return null
  const bytes = openFile(id, sealed)
  if (!bytes) return undefined
  const paper = { ...found, application: await requireApplication(found.applicationId) }
  await write(transaction => record(transaction, by, 'application-paper-opened', toTarget(paper)))
  const name = `${paper.application.reference}-${paper.kind}`
  return { kind: paper.fileKind as CheckedFile['kind'], bytes, name }
}

/** Those that wait, the one that has waited longest first, and then those that were refused. What was accepted is among the documents. */
async function papersIn(reader: Holder, applicationIds: string[]) {
  const found = await read.workerPaper.findMany({
    where: { ...ofApplications(applicationIds), state: { not: 'accepted' } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const applications = await findApplications(
    read,
    found.map(({ applicationId }) => applicationId),
  )
  const applicationOf = new Map(applications.map(each => [each.id, each]))
  const [waiting, refused] = [
    found.filter(({ state }) => state === 'waiting'),
    found.filter(({ state }) => state === 'refused'),
  ]
  return [...waiting, ...refused].map(
    ({ id, kind, state, createdAt, by, decidedAt, reason, fileKind, bytes, applicationId }) => ({
      id,
      kind: kind as PaperKind,
      isWaiting: state === 'waiting',
      /** Whether the reader may look at it, and so decide. */
      isSeen: maySee(reader, kind),
      createdAt: createdAt.toISOString(),
      by,
      decidedAt: decidedAt?.toISOString(),
      reason,
      file: fileKind && bytes !== null ? { kind: fileKind, bytes } : null,
      reference: applicationOf.get(applicationId)!.reference,
      /** in which its worker reads the reason */
      language: applicationOf.get(applicationId)!.language,
    }),
  )
}

async function requireWaiting(transaction: Writer, by: Holder, id: string) {
  const paper = await transaction.workerPaper.findUnique({ where: { id } })
  if (!paper) throw new AppError('NOT_FOUND', m.paper_missing())
  requireSight(by, paper.kind)
  if (paper.state === 'waiting')
    return { ...paper, application: await requireApplication(paper.applicationId, transaction) }
  const decided = paper.state === 'accepted' ? m.paper_accepted_meanwhile : m.paper_refused_meanwhile
  throw new AppError('CONFLICT', decided({ by: paper.by }))
}

const decide = (transaction: Writer, by: Person, id: string, decision: { state: string; reason?: string }) =>
  transaction.workerPaper.update({
    where: { id },
    data: {
      ...decision,
      byId: by.id,
      by: by.name,
      decidedAt: new Date(),
      fileKind: null,
      bytes: null,
      storedName: null,
    },
  })

/** How the log names a paper: by the reference of its application, and its kind. */
const toTarget = ({ application, kind }: { application: { id: string; reference: string }; kind: string }) => ({
  subjectId: application.id,
  subject: application.reference,
  detail: kind,
})
