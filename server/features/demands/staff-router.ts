import { list, neighbours } from '#server/features/demands/list.ts'
import { makeVacancies } from '#server/features/demands/make-vacancies.ts'
import { byId, origins } from '#server/features/demands/record.ts'
import { addedDemand } from '#server/features/demands/schema.ts'
import * as work from '#server/features/demands/work.ts'
import * as written from '#server/features/demands/written.ts'
import {
  demandEditInput,
  demandId,
  demandMoveInput,
  demandNoteInput,
  demandsFilter,
  demandsInput,
} from '#server/features/demands/work-schema.ts'
import { procedureFor } from '#server/trpc/procedures.ts'

const reader = procedureFor('demands')

/** What staff do with demands; the router of `demands` has it beside what visitors do. */
export const staffProcedures = {
  list: reader.input(demandsInput).query(({ ctx, input }) => list(ctx.user, input)),
  byId: reader.input(demandId).query(({ input }) => byId(input.id)),
  neighbours: reader
    .input(demandId.extend({ filter: demandsFilter }))
    .query(({ ctx, input }) => neighbours(ctx.user, input.id, input.filter)),
  ofEnquiry: reader.input(demandId).query(({ input }) => written.ofEnquiry(input.id)),
  add: reader.input(addedDemand).mutation(({ ctx, input }) => written.add(ctx.user, input)),
  edit: reader.input(demandEditInput).mutation(({ ctx, input }) => written.edit(ctx.user, input)),
  move: reader.input(demandMoveInput).mutation(({ ctx, input }) => work.move(ctx.user, input)),
  addNote: reader
    .input(demandNoteInput)
    .mutation(({ ctx, input }) => work.addNote(ctx.user, input, ctx.idempotencyKey)),
  removeNote: reader.input(demandId).mutation(({ ctx, input }) => work.removeNote(ctx.user, input.id)),
  keep: reader.input(demandId).mutation(({ ctx, input }) => work.keep(ctx.user, input.id)),
  makeVacancies: procedureFor('vacancies')
    .input(demandId)
    .mutation(({ ctx, input }) => makeVacancies(ctx.user, input.id)),
  origins: procedureFor('vacancies').query(() => origins()),
}
