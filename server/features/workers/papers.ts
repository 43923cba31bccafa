import { randomUUID } from 'node:crypto'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { chunk, read, type Reader, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { type Gap, kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import type { PaperState, ShownPapers } from '#server/features/applications/contributions.ts'
import { requireApplication } from '#server/features/applications/domain.ts'
import { PAPER_MAX_BYTES } from '#server/features/applications/file.shared.ts'
import { DEPARTED, STAGES } from '#server/features/applications/schema.ts'
import { storeFile } from '#server/features/workers/document-files.ts'
import { PAPER_KINDS, type PaperKind, PAPERS_MAX } from '#server/features/workers/papers.shared.ts'
import { checkAttachment } from '#server/files/attachment.ts'
import { deleteWithFiles, namingFiles } from '#server/files/named.ts'
import type { Sender } from '#server/http/fair-turns.ts'
import { hmac } from '#server/installation/keys.ts'
import { digestsOf } from '#server/db/sent-once.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** Whether somebody whose application is in this state can send documents: from selected on, until they have left or it has ended. */
export const takesPapers = (state: string): boolean =>
  STAGES.some(stage => stage === state && !DEPARTED.includes(stage))

/** `sender` is who waits for the file, see http/fair-turns.ts. */
type Sent = { application: string; kind: PaperKind; file: File | undefined; sender: Sender }

/**
 * Keeps what a worker has sent until staff look at it; it stands for what was decided of the same kind before. The same
 * file sent twice is one. Throws BAD_REQUEST for the field `file`, CONFLICT while ten wait, and NOT_FOUND.
 */
export async function keepPaper({ application, kind, file, sender }: Sent): Promise<void> {
  await requireRoom(application, read)
  const checked = await checkAttachment(file, { field: 'file', maxBytes: PAPER_MAX_BYTES, sender })
  if (!file || !checked) throw new AppError('BAD_REQUEST', m.paper_file_needed(), { field: 'file' })
  const id = randomUUID()
  const sentHash = hmac('worker paper', `${application} ${(await digestsOf([file])).join()}`)
  const stored = await storeFile(id, checked)
  const keep = async (transaction: Writer) => {
    await requireApplication(application, transaction)
    const own = { applicationId: application, kind }
    if (await transaction.workerPaper.findFirst({ where: { ...own, sentHash, state: 'waiting' } })) return
    await requireRoom(application, transaction)
    await transaction.workerPaper.deleteMany({
      where: { ...ofApplications([application]), kind, state: { not: 'waiting' } },
    })
    await transaction.workerPaper.create({ data: { id, ...own, sentHash, ...stored } })
  }
  await namingFiles([stored.storedName], () => write(keep))
}

/**
 * Takes back what a worker has sent with an application, with its file, while it waits; what is not there, or came with
 * another application, is no matter. Throws CONFLICT where staff have decided.
 */
export async function takeBackPaper({ application, id }: { application: string; id: string }): Promise<void> {
  await write(async transaction => {
    const paper = await transaction.workerPaper.findFirst({ where: { id, ...ofApplications([application]) } })
    if (!paper) return
    if (paper.state !== 'waiting') throw new AppError('CONFLICT', m.paper_back_late())
    await deleteWithFiles(transaction, 'WorkerPaper', { id })
  })
}

/** The documents that a worker reads of in the state that they are in by their page; null where none are taken. */
export async function papersShown(application: string, state: string, gaps: Gap[]): Promise<ShownPapers | null> {
  if (!takesPapers(state)) return null
  const papers = await read.workerPaper.findMany({
    where: ofApplications([application]),
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  })
  const isMissing = (kind: PaperKind) => gaps.some(gap => gap.kind === kind)
  return {
    kinds: [...PAPER_KINDS.filter(isMissing), ...PAPER_KINDS.filter(kind => !isMissing(kind))].map(kind => ({
      kind,
      label: kindLabels[kind](),
    })),
    sent: papers.map(({ id, kind, state: paperState, createdAt, decidedAt, reason }) => ({
      _id: id,
      label: kindLabels[kind as PaperKind](),
      state: paperState as PaperState,
      day: (decidedAt ?? createdAt).toISOString(),
      reason,
    })),
  }
}

/** As a query, the ids of the applications with which something waits that was sent. */
export const idsWithPapers = (): Prisma.Sql =>
  Prisma.sql`SELECT "applicationId" FROM "WorkerPaper" WHERE "state" = 'waiting'`

/** Deletes what was sent with applications, in the transaction that deletes these. */
export async function deletePapers(transaction: Writer, applicationIds: string[]): Promise<void> {
  for (const ids of chunk(applicationIds))
    await deleteWithFiles(transaction, 'WorkerPaper', { applicationId: { in: ids } })
}

/** The papers of applications, and of what was merged into these. */
export const ofApplications = (ids: string[]) => ({
  application: { OR: [{ id: { in: ids } }, { mergedIntoId: { in: ids } }] },
})

async function requireRoom(application: string, database: Reader) {
  const waiting = await database.workerPaper.count({ where: { ...ofApplications([application]), state: 'waiting' } })
  if (waiting >= PAPERS_MAX) throw new AppError('CONFLICT', m.paper_many({ max: formatNumber(PAPERS_MAX) }))
}
