import { randomUUID } from 'node:crypto'
import { TRPCError } from '@trpc/server'
import { m } from '#i18n/paraglide/messages.js'
import { idText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { BULK_MAX, changeMany } from '#server/drafts/bulk.ts'
import * as drafts from '#server/drafts/drafts.ts'
import * as history from '#server/drafts/history.ts'
import * as presence from '#server/drafts/presence.ts'
import * as previews from '#server/drafts/preview-links.ts'
import { otherAddress } from '#server/drafts/other-address.shared.ts'
import { publishAt } from '#server/drafts/publish-at.shared.ts'
import * as schedules from '#server/drafts/scheduling.ts'
import * as trash from '#server/drafts/trash.ts'
import { idempotentRequest } from '#server/db/idempotency.ts'
import { usedContent, rightToEdit } from '#server/registration/define-feature.ts'
import { AppError } from '#server/errors.ts'
import { editing } from '#server/drafts/editing.shared.ts'
import { DOCUMENTS_MAX, listDocuments, reorderDocuments } from '#server/features/content/documents.ts'
import { procedureFor, requireRight, router } from '#server/trpc/procedures.ts'

const id = idText().min(1)
const feature = z.string().max(64)
const number = z.number().int().min(0)
const one = z.strictObject({ feature, _id: id })
/** `seen` is the newest number of the record that the caller knows; with another one the answer is PRECONDITION_FAILED. */
const seen = one.extend({ seen: number })
/** Without `_id` a new record, of which `seen` is 0. */
const seenOrNew = seen.partial({ _id: true })
const data = z.record(z.string(), z.unknown())
const batch = z.uuid().optional()

/** Whoever edits content. What breaks a feature's rules is answered like any other input: 400 with issues by path. */
const editorProcedure = procedureFor(editing).use(async ({ next }) => {
  const result = await next()
  if (!result.ok && result.error.cause instanceof z.ZodError)
    throw new TRPCError({ code: 'BAD_REQUEST', cause: result.error.cause })
  return result
})

/** Whoever may edit the records of the feature in the input, which the procedure's own schema requires. */
const recordProcedure = editorProcedure.use(async ({ ctx, getRawInput, next }) => {
  const { data: input } = z.object({ feature }).safeParse(await getRawInput())
  if (input) requireRight(ctx.user, rightToEdit(input.feature))
  return next()
})

export const contentRouter = router({
  /** A record for its form: live values, draft, newest number. */
  open: recordProcedure.input(one).query(({ ctx, input }) => history.openRecord(storeOf(input), ctx.user, input._id)),
  /** All records of a content type of documents, in their order. */
  documents: recordProcedure.input(z.strictObject({ feature })).query(({ input }) => listDocuments(documentsOf(input))),
  /** Of all live documents of a content type, by their ids. */
  reorder: recordProcedure
    .input(z.strictObject({ feature, ids: z.array(id).max(DOCUMENTS_MAX) }))
    .mutation(({ ctx, input }) => reorderDocuments(documentsOf(input), ctx.user, input.ids)),
  /** The drafts of a feature, and the newest number of each of its records. */
  drafts: recordProcedure
    .input(z.strictObject({ feature }))
    .query(({ ctx, input }) => history.listDrafts(storeOf(input), ctx.user)),
  saveDraft: recordProcedure
    .meta({ record: 'draft' })
    .input(seenOrNew.extend({ data, schedule: z.enum(['keep', 'cancel']).optional() }))
    .mutation(({ ctx, input }) => {
      const request = idempotentRequest(ctx.user.id, ctx.idempotencyKey, 'content.saveDraft', input)
      return drafts.saveDraft(storeOf(input), ctx.user, targetOf(input), input.data, { ...input, request })
    }),
  /** With `data` what the form holds, else the draft as it is. */
  publish: recordProcedure
    .meta({ record: 'published' })
    .input(seenOrNew.extend({ data: data.optional() }))
    .mutation(({ ctx, input }) => {
      const request = idempotentRequest(ctx.user.id, ctx.idempotencyKey, 'content.publish', input)
      return drafts.publish(storeOf(input), ctx.user, targetOf(input), input.data, { request })
    }),
  unpublish: recordProcedure
    .input(seen)
    .mutation(({ ctx, input }) => drafts.unpublish(storeOf(input), ctx.user, targetOf(input))),
  /** To the trash; `restore` undoes it. */
  remove: recordProcedure
    .input(seen)
    .mutation(({ ctx, input }) => drafts.remove(storeOf(input), ctx.user, targetOf(input))),
  /** From the trash; `slug` where another record has its address by now. */
  restore: recordProcedure
    .input(one.extend(otherAddress.partial().shape))
    .mutation(({ ctx, input }) => trash.restore(storeOf(input), ctx.user, input._id, input)),
  /** From the history into the draft. */
  restoreRevision: recordProcedure
    .input(seen.extend({ number }))
    .mutation(({ ctx, input }) =>
      drafts.restoreRevision(storeOf(input), ctx.user, { id: input._id, seen: input.seen }, input.number),
    ),
  history: recordProcedure
    .input(one.extend({ before: number.optional() }))
    .query(({ ctx, input }) => history.listHistory(storeOf(input), ctx.user, input._id, input.before)),
  revision: recordProcedure
    .input(one.extend({ number }))
    .query(({ input }) => history.readRevision(storeOf(input), input._id, input.number)),
  trash: editorProcedure.input(trash.trashInput).query(({ ctx, input }) => trash.listTrash(ctx.user, input)),
  /** At most 50 records a call; all calls of one action carry the `batch` of the first answer. */
  changeMany: recordProcedure
    .input(
      z.strictObject({
        feature,
        action: z.enum(['publish', 'unpublish', 'delete']),
        records: z
          .array(z.strictObject({ _id: id, seen: number }))
          .min(1)
          .max(BULK_MAX),
        batch,
      }),
    )
    .mutation(async ({ ctx, input: { action, records, batch = randomUUID(), ...input } }) => ({
      ...(await changeMany(storeOf(input), ctx.user, action, records.map(targetOf), batch)),
      batch,
    })),
  /** Of a bulk action or an import. */
  undo: editorProcedure
    .input(z.strictObject({ batch: z.uuid() }))
    .mutation(({ ctx, input }) => trash.undoBatch(ctx.user, input.batch)),
  /** `publishAt` is ISO in UTC. */
  schedule: recordProcedure
    .input(seen.extend({ publishAt }))
    .mutation(({ ctx, input }) =>
      schedules.schedule(storeOf(input), ctx.user, { id: input._id, seen: input.seen }, new Date(input.publishAt)),
    ),
  cancelSchedule: recordProcedure
    .input(seen)
    .mutation(({ ctx, input }) =>
      schedules.cancelSchedule(storeOf(input), ctx.user, { id: input._id, seen: input.seen }),
    ),
  /** Scheduled drafts that were not published, for the dashboard. */
  held: editorProcedure.query(({ ctx }) => schedules.listHeld(ctx.user)),
  /** After a backup was restored: its schedules are valid again. */
  confirmSchedules: editorProcedure.mutation(({ ctx }) => schedules.confirmSchedules(ctx.user)),
  previewLinks: router({
    list: recordProcedure.input(one).query(({ input }) => previews.listPreviewLinks(storeOf(input), input._id)),
    create: recordProcedure
      .input(one)
      .mutation(({ ctx, input }) => previews.createPreviewLink(storeOf(input), ctx.user, input._id)),
    revoke: editorProcedure
      .input(z.strictObject({ id }))
      .mutation(({ ctx, input }) => previews.revokePreviewLink(ctx.user, input.id)),
  }),
  /** Every 30 seconds and when the tab is shown or hidden; it keeps nobody signed in. */
  editing: recordProcedure
    .meta({ isBackground: true })
    .input(one.extend({ tab: z.uuid(), isDirty: z.boolean() }))
    .mutation(({ ctx, input }) => presence.noteEditing(storeOf(input), ctx.user, input)),
})

function storeOf({ feature }: { feature: string }) {
  const found = usedContent().find(({ name }) => name === feature)
  if (!found) throw new AppError('NOT_FOUND', m.record_missing())
  return found.content
}

function documentsOf(input: { feature: string }) {
  const store = storeOf(input)
  if (store.table) throw new AppError('NOT_FOUND', m.record_missing())
  return store
}

function targetOf<Id extends string | undefined>({ _id, seen }: { _id?: Id; seen: number }) {
  return { id: _id as Id, seen }
}
