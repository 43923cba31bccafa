import { type Actor, SYSTEM_ACTOR } from '#server/actor.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { requireSeen } from '#server/drafts/conflict.ts'
import { readData, toPublishable } from '#server/drafts/data.ts'
import { publicationOfDraft } from '#server/drafts/drafts.ts'
import { type DraftRow, readState, requireRecord } from '#server/drafts/record-state.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { applyAll } from '#server/drafts/transitions.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { contentFeatures, registeredFeatures, rightToEdit, usedContent } from '#server/registration/define-feature.ts'
import { m } from '#i18n/paraglide/messages.js'
import { z } from '#i18n/zod.ts'
import { AppError } from '#server/errors.ts'
import { findPerson } from '#server/http/people.ts'
import { storedTokens } from '#server/http/programs.ts'
import { log } from '#server/process/log.ts'
import { deliverSoon } from '#server/mail/domain.ts'
import { can } from '#server/permissions.ts'
import type { Role } from '../../prisma/generated/sqlite/enums.ts'
import type { HeldReason } from '#server/drafts/held-draft.ts'
import { isAhead } from '#server/drafts/publish-at.shared.ts'

const ATTEMPTS_MAX = 3

/**
 * Publishes the draft at a time (UTC). Throws PRECONDITION_FAILED, NOT_FOUND without a draft, BAD_REQUEST for a time that has passed, and a
 * ZodError when the draft breaks the rules for publishing.
 */
export async function schedule(
  store: ContentStore,
  by: Actor,
  { id, seen }: { id: string; seen: number },
  publishAt: Date,
): Promise<{ publishAt: string }> {
  if (!isAhead(publishAt)) throw new AppError('BAD_REQUEST', m.record_time_passed(), { field: 'publishAt' })
  return write(async transaction => {
    const draft = await requireDraft(transaction, store, by, id, seen)
    toPublishable(store, readData(store, draft).data)
    await update(transaction, draft, { publishAt, scheduledBy: by.id, held: null, attempts: 0 })
    return { publishAt: publishAt.toISOString() }
  })
}

/** The draft stays, and is not published by itself. Throws as `schedule`. */
export async function cancelSchedule(
  store: ContentStore,
  by: Actor,
  { id, seen }: { id: string; seen: number },
): Promise<void> {
  await write(async transaction => {
    const draft = await requireDraft(transaction, store, by, id, seen)
    await update(transaction, draft, { publishAt: null, scheduledBy: null, held: null, attempts: 0 })
  })
}

/** Drafts that were not published at their time and that the reader may edit, for the dashboard. */
export async function listHeld(reader: { role: Role }) {
  const drafts = await read.draft.findMany({
    where: { held: { not: null } },
    orderBy: [{ publishAt: 'asc' }, { recordId: 'asc' }],
    omit: { data: true },
  })
  const mine = drafts.filter(({ feature }) => can(reader, rightToEdit(feature)))
  return mine.map(({ feature, recordId, title, publishAt, held, actor }) => ({
    feature,
    _id: recordId,
    title,
    publishAt: publishAt?.toISOString() ?? null,
    held: held as HeldReason,
    by: actor,
  }))
}

/** After a backup was put back: the schedules of what this person may edit are valid again. Gives how many. */
export async function confirmSchedules(by: { role: Role }): Promise<number> {
  const features = usedContent().filter(({ right }) => can(by, right))
  const { count } = await write(transaction =>
    transaction.draft.updateMany({
      where: { held: 'restored', feature: { in: features.map(({ name }) => name) } },
      data: { held: null },
    }),
  )
  return count
}

/** Publishes the drafts that are due, each in its own transaction, until `signal` is aborted. Gives how many were published. */
export async function publishDue(now = new Date(), signal?: AbortSignal): Promise<number> {
  const due = await read.draft.findMany({
    where: { publishAt: { lte: now }, held: null },
    orderBy: [{ publishAt: 'asc' }, { feature: 'asc' }, { recordId: 'asc' }],
    select: { feature: true, recordId: true },
  })
  let published = 0
  for (const { feature, recordId } of due) {
    if (signal?.aborted) break
    const store = contentFeatures().find(({ name }) => name === feature)?.content
    if (store && (await publishOne(store, recordId, now))) published++
  }
  return published
}

/** The row is read again inside the transaction: of two processes that see it due, the second finds it gone. */
async function publishOne(store: ContentStore, id: string, now: Date): Promise<boolean> {
  try {
    return await changeContent(async transaction => {
      const state = await readState(transaction, store, id)
      if (!isDue(state.draft, now)) return false
      const by = await findActor(transaction, state.draft)
      const transition = await publicationOfDraft(transaction, store, state, by)
      if (transition) await applyAll(transaction, store, by, [transition])
      return true
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE') throw error
    await noteFailure(store, id, now, error)
    return false
  }
}

async function noteFailure(store: ContentStore, recordId: string, now: Date, error: unknown) {
  const reason = reasonOf(error)
  log.warn({ feature: store.feature, record: recordId, err: error }, 'a scheduled draft could not be published')
  await write(async transaction => {
    const where = { feature_recordId: { feature: store.feature, recordId } }
    const draft = await transaction.draft.findUnique({ where })
    if (!isDue(draft, now)) return
    const attempts = draft.attempts + 1
    const isHeld = reason !== 'failed' || attempts >= ATTEMPTS_MAX
    await update(transaction, draft, { attempts, held: isHeld ? reason : null })
    if (isHeld) await reportHeld(transaction, draft, reason)
  })
  deliverSoon()
}

function reasonOf(error: unknown): HeldReason {
  if (error instanceof z.ZodError) return 'invalid'
  return error instanceof AppError && error.code === 'PRECONDITION_FAILED' ? 'changed' : 'failed'
}

async function reportHeld(
  transaction: Writer,
  { feature, recordId, title, scheduledBy }: DraftRow,
  reason: HeldReason,
) {
  const editPage =
    contentFeatures()
      .find(({ name }) => name === feature)
      ?.editPage(recordId) ?? '/admin'
  for (const { onDraftHeld } of registeredFeatures())
    await onDraftHeld?.(transaction, { recordId, title, scheduledBy, reason, editPage })
}

function isDue<T extends Pick<DraftRow, 'publishAt' | 'held'>>(draft: T | null | undefined, now: Date): draft is T {
  return Boolean(draft?.publishAt && draft.publishAt <= now && draft.held === null)
}

/** Whoever scheduled it publishes it; the server where that account or token is gone. */
async function findActor(transaction: Writer, draft: DraftRow): Promise<Actor> {
  if (!draft.scheduledBy) return SYSTEM_ACTOR
  const person = await findPerson(transaction, draft.scheduledBy)
  if (person) return { id: person.id, name: person.name }
  return (await storedTokens()?.findActor(transaction, draft.scheduledBy)) ?? SYSTEM_ACTOR
}

async function requireDraft(transaction: Writer, store: ContentStore, by: Actor, id: string, seen: number) {
  const state = requireRecord(store, await readState(transaction, store, id))
  await requireSeen(transaction, store, state, seen, by)
  if (!state.draft) throw new AppError('NOT_FOUND', m.record_missing())
  return state.draft
}

async function update(
  transaction: Writer,
  { feature, recordId }: DraftRow,
  data: Partial<Pick<DraftRow, 'publishAt' | 'scheduledBy' | 'held' | 'attempts'>>,
) {
  await transaction.draft.update({ where: { feature_recordId: { feature, recordId } }, data })
}
