import { byId } from '#server/features/complaints/detail.ts'
import { list, neighbours } from '#server/features/complaints/list.ts'
import * as work from '#server/features/complaints/work.ts'
import {
  answerInput,
  assignInput,
  classifyInput,
  closeInput,
  complaintId,
  complaintsFilter,
  complaintsInput,
  noteInput,
  reopenInput,
} from '#server/features/complaints/work-schema.ts'
import { procedureFor } from '#server/trpc/procedures.ts'

const reader = procedureFor('complaints')

/** What officers do with complaints; nobody else calls any of it. */
export const staffProcedures = {
  list: reader.input(complaintsInput).query(({ ctx, input }) => list(ctx.user, input)),
  officers: reader.query(() => work.officers()),
  byId: reader.input(complaintId).query(({ input }) => byId(input.id)),
  neighbours: reader
    .input(complaintId.extend({ filter: complaintsFilter }))
    .query(({ ctx, input }) => neighbours(ctx.user, input.id, input.filter)),
  markRead: reader.input(complaintId).mutation(({ input }) => work.markRead(input.id)),
  answer: reader.input(answerInput).mutation(({ ctx, input }) => work.answer(ctx.user, input)),
  addNote: reader.input(noteInput).mutation(({ ctx, input }) => work.addNote(ctx.user, input, ctx.idempotencyKey)),
  assign: reader.input(assignInput).mutation(({ ctx, input }) => work.assign(ctx.user, input)),
  classify: reader.input(classifyInput).mutation(({ ctx, input }) => work.classify(ctx.user, input)),
  close: reader.input(closeInput).mutation(({ ctx, input }) => work.close(ctx.user, input)),
  reopen: reader.input(reopenInput).mutation(({ ctx, input }) => work.reopen(ctx.user, input)),
}
