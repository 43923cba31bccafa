import type { Actor } from '#server/actor.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { config } from '#server/config/config.ts'
import { authorFor, nameFor } from '#server/drafts/conflict.ts'
import { readData, readPublishable } from '#server/drafts/data.ts'
import { readState, type RecordState } from '#server/drafts/record-state.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { applyAll, removalOf, type Transition } from '#server/drafts/transitions.ts'
import { read, type Reader, type Writer } from '#server/db/client.ts'
import { contentFeatures, usedContent, rightToEdit } from '#server/registration/define-feature.ts'
import { m } from '#i18n/paraglide/messages.js'
import { hasWord } from '#i18n/typed/names.ts'
import { foldText } from '#i18n/typed/text.ts'
import { z } from '#i18n/zod.ts'
import { AppError } from '#server/errors.ts'
import { wordsOf } from '#i18n/typed/words.ts'
import { listInput, paginate } from '#server/trpc/list.ts'
import { can } from '#server/permissions.ts'
import { requireRight } from '#server/trpc/procedures.ts'
import type { Role } from '../../prisma/generated/sqlite/enums.ts'
import { Prisma } from '../../prisma/generated/sqlite/client.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const trashInput = listInput.extend({ feature: z.string().max(64).optional() })
type TrashInput = z.output<typeof trashInput>
type RevisionRow = Prisma.RevisionGetPayload<object>

/** When a record deleted at `at` leaves the trash. */
const endOf = (at: Date): Date => new Date(at.getTime() + config.TRASH_DAYS * DAY_MS)

/**
 * What is in the trash of the features that somebody may edit, newest first: by whom and when it was deleted, and until
 * when it can be restored. `feature` narrows it to one.
 */
export async function listTrash(reader: Actor & { role: Role }, { search = '', feature, page, size }: TrashInput) {
  const since = new Date(Date.now() - config.TRASH_DAYS * DAY_MS)
  const features = usedContent().flatMap(({ name, right }) => (can(reader, right) ? [name] : []))
  const shown = features.filter(name => !feature || name === feature)
  if (shown.length === 0) return { ...paginate([], { page, size }), rows: [], features }
  const deleted = await read.$queryRaw<{ id: string; title: string }[]>`
    SELECT "id", "title" FROM "Revision" AS "deleted"
    WHERE "action" = 'deleted' AND "at" > ${since} AND "feature" IN (${Prisma.join(shown)})
      AND NOT EXISTS (
        SELECT 1 FROM "Revision" AS "later" WHERE "later"."feature" = "deleted"."feature"
          AND "later"."recordId" = "deleted"."recordId" AND "later"."number" > "deleted"."number")
    ORDER BY "at" DESC, "id"`
  const words = wordsOf(foldText(search))
  const found = paginate(
    deleted.filter(({ title }) => words.every(word => hasWord(foldText(title), word))),
    { page, size },
  )
  const rows = await read.revision.findMany({
    where: { id: { in: found.rows.map(({ id }) => id) } },
    orderBy: [{ at: 'desc' }, { id: 'asc' }],
    omit: { data: true },
  })
  return { ...found, rows: rows.map(row => toTrashRow(reader, row)), features }
}

/**
 * Brings a deleted record back as it was: live, draft or both, with its ids and address. `slug` is another address where somebody else has
 * its own by now; without one that throws CONFLICT with a suggestion. Throws NOT_FOUND for a record that is not in the trash, a ZodError
 * for a slug against the rules.
 */
export async function restore(
  store: ContentStore,
  by: Actor,
  id: string,
  { slug, batch }: { slug?: string | undefined; batch?: string } = {},
): Promise<{ _id: string; newest: number; isLive: boolean; isDraft: boolean }> {
  return changeContent(async transaction => {
    const deletion = await transaction.revision.findFirst({
      where: { feature: store.feature, recordId: id },
      orderBy: { number: 'desc' },
    })
    if (deletion?.action !== 'deleted' || endOf(deletion.at) < new Date())
      throw new AppError('NOT_FOUND', m.record_missing())
    const transition = await reversalOf(transaction, store, deletion, slug)
    const [newest = 0] = await applyAll(transaction, store, by, [transition], batch)
    return { _id: id, newest, isLive: Boolean(transition.live), isDraft: Boolean(transition.draft) }
  })
}

/**
 * Undoes a bulk action, an import or a deletion: each record gets the state from before. A record that somebody has changed since stays and
 * is listed in `skipped`.
 */
export async function undoBatch(by: Actor & { role: Role }, batch: string) {
  const revisions = await read.revision.findMany({
    where: { batch },
    orderBy: [{ feature: 'asc' }, { recordId: 'asc' }, { number: 'asc' }],
  })
  // of a record whose draft was changed with it the last one: it knows what was before both
  const rows = new Map(revisions.map(row => [`${row.feature} ${row.recordId}`, row])).values()
  const skipped: { feature: string; _id: string; title: string; reason: string }[] = []
  let undone = 0
  for (const row of rows) {
    const store = contentFeatures().find(({ name }) => name === row.feature)?.content
    if (!store) continue
    try {
      requireRight(by, rightToEdit(row.feature))
      await undo(store, by, row)
      undone++
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      skipped.push({ feature: row.feature, _id: row.recordId, title: row.title, reason: error.message })
    }
  }
  return { undone, skipped }
}

function toTrashRow(reader: Actor, row: Omit<RevisionRow, 'data'>) {
  const { feature, recordId, number, title, at, liveBefore, draftBefore } = row
  return {
    feature,
    _id: recordId,
    newest: number,
    title,
    at: at.toISOString(),
    by: authorFor(reader, row),
    until: endOf(at).toISOString(),
    wasLive: liveBefore !== null,
    hadDraft: draftBefore !== null,
  }
}

async function undo(store: ContentStore, by: Actor, revision: RevisionRow) {
  await changeContent(async transaction => {
    const { feature, recordId } = revision
    const newest = await transaction.revision.findFirst({
      where: { feature, recordId },
      orderBy: { number: 'desc' },
    })
    if (newest?.id !== revision.id)
      throw new AppError(
        'PRECONDITION_FAILED',
        newest ? m.record_saved_by_other({ name: nameFor(by, newest) }) : m.record_missing(),
      )
    await applyAll(transaction, store, by, [await reversalOf(transaction, store, revision)])
  })
}

/** What brings a record back to the state before its newest revision. A live state that breaks today's rules comes back as a draft. */
async function reversalOf(
  transaction: Writer,
  store: ContentStore,
  revision: RevisionRow,
  slug?: string,
): Promise<Transition> {
  const before = await readState(transaction, store, revision.recordId)
  const [liveThen, draftThen] = await Promise.all([
    findRevision(transaction, revision, revision.liveBefore),
    findRevision(transaction, revision, revision.draftBefore),
  ])
  if (!liveThen && !draftThen) return removalOf(store, before)
  const publishable = liveThen && readPublishable(store, liveThen)
  const live =
    publishable && slug && store.address
      ? store.publishSchema.parse(store.address.withSlug(publishable, slug))
      : publishable
  const draft = draftThen ?? (live ? undefined : liveThen)
  return {
    action: 'restored',
    before,
    data: live ?? readData(store, draft!).data,
    live: live ?? null,
    draft: draft ? draftAgain(store, before, draft, live && revision.liveBefore) : null,
    liveSince: revision.liveSince,
    restoredFrom: (live ? liveThen : draft)!.number,
  }
}

/** The draft that `revision` holds. One that was up to date with the live row is so again. */
function draftAgain(
  store: ContentStore,
  { live }: RecordState,
  revision: RevisionRow,
  liveBefore: number | null | undefined,
) {
  const { data } = readData(store, revision)
  if (liveBefore === undefined || liveBefore === null) return { data, base: null }
  const isUpToDate = revision.liveBefore === liveBefore || (live && revision.liveBefore === live.version)
  return { data, number: revision.number, ...(!isUpToDate && { base: revision.liveBefore }) }
}

async function findRevision(database: Reader, { feature, recordId }: RevisionRow, number: number | null) {
  return number === null
    ? null
    : database.revision.findUnique({ where: { feature_recordId_number: { feature, recordId, number } } })
}
