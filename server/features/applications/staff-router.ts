import { agreeWage } from '#server/features/applications/agreed-wage.ts'
import { z } from '#i18n/zod.ts'
import { markWritten } from '#server/features/applications/interviews/appointments.ts'
import { board, stages } from '#server/features/applications/lists/board.ts'
import { nextCall } from '#server/features/applications/lists/call-queue.ts'
import { choices } from '#server/features/applications/lists/choices.ts'
import * as departed from '#server/features/applications/stages/departed.ts'
import * as edits from '#server/features/applications/edit.ts'
import { exportSelected } from '#server/features/applications/lists/export.ts'
import * as interviews from '#server/features/applications/interviews/interviews.ts'
import { list, neighbours } from '#server/features/applications/lists/list.ts'
import { byId } from '#server/features/applications/record.ts'
import * as samePerson from '#server/features/applications/merges/same-person.ts'
import { undoMany, undoMove } from '#server/features/applications/stages/undo.ts'
import { unready } from '#server/features/applications/stages/unready.ts'
import * as entries from '#server/features/applications/entries.ts'
import * as work from '#server/features/applications/stages/move.ts'
import {
  applicationId,
  applicationIds,
  attendanceInput,
  applicationsFilter,
  applicationsInput,
  addInput,
  agreedWageInput,
  countInput,
  editInput,
  entryInput,
  interviewInput,
  inviteInput,
  mergeInput,
  moveInput,
  moveManyInput,
  nextCallInput,
  resultsInput,
  undoManyInput,
  undoMoveInput,
  unreadyInput,
  waitingInput,
  writtenInput,
} from '#server/features/applications/work-schema.ts'
import { procedureFor, router } from '#server/trpc/procedures.ts'

const reader = procedureFor('applications')

/** What staff do with applications; the routers of `applications` have it beside what visitors do. */
export const staffProcedures = {
  list: reader.input(applicationsInput).query(({ ctx, input }) => list(ctx.user, input)),
  choices: reader.query(() => choices()),
  stages: reader.query(() => stages()),
  board: reader
    .input(z.strictObject({ vacancy: z.string().max(64).optional() }))
    .query(({ input }) => board(input.vacancy)),
  byId: reader.input(applicationId).query(({ ctx, input }) => byId(ctx.user, input.id)),
  neighbours: reader
    .input(applicationId.extend({ filter: applicationsFilter }))
    .query(({ ctx, input }) => neighbours(ctx.user, input.id, input.filter)),
  unready: reader.input(unreadyInput).query(({ ctx, input }) => unready(ctx.user, input)),
  move: reader.input(moveInput).mutation(({ ctx, input }) => work.move(ctx.user, input)),
  moveMany: reader.input(moveManyInput).mutation(({ ctx, input }) => work.moveMany(ctx.user, input)),
  undoMove: reader.input(undoMoveInput).mutation(({ ctx, input }) => undoMove(ctx.user, input)),
  undoMany: reader.input(undoManyInput).mutation(({ ctx, input }) => undoMany(ctx.user, input.moves)),
  addEntry: reader
    .input(entryInput)
    .mutation(({ ctx, input }) => entries.addEntry(ctx.user, input, ctx.idempotencyKey)),
  nextCall: reader.input(nextCallInput).mutation(({ ctx, input }) => nextCall(ctx.user, input)),
  removeEntry: reader.input(applicationId).mutation(({ ctx, input }) => entries.removeEntry(ctx.user, input.id)),
  merge: reader.input(mergeInput).mutation(({ ctx, input }) => samePerson.merge(ctx.user, input)),
  separate: reader.input(applicationId).mutation(({ ctx, input }) => samePerson.separate(ctx.user, input.id)),
  keepApart: reader.input(applicationId).mutation(({ ctx, input }) => samePerson.keepApart(ctx.user, input.id)),
  add: reader.input(addInput).mutation(({ ctx, input }) => edits.add(ctx.user, input)),
  edit: reader.input(editInput).mutation(({ ctx, input }) => edits.edit(ctx.user, input)),
  agreeWage: reader.input(agreedWageInput).mutation(({ ctx, input }) => agreeWage(ctx.user, input)),
  reissue: reader.input(applicationId).mutation(({ ctx, input }) => edits.reissue(ctx.user, input.id)),
  erase: reader.input(applicationId).mutation(({ ctx, input }) => edits.erase(ctx.user, input.id)),
  keep: reader.input(applicationId).mutation(({ ctx, input }) => edits.keep(ctx.user, input.id)),
  exportSelected: procedureFor('export')
    .input(applicationIds.extend({ isFirst: z.boolean() }))
    .mutation(({ ctx, input }) => exportSelected(ctx.user, input)),
  interviews: router({
    list: reader.query(() => interviews.list()),
    byId: reader.input(applicationId).query(({ input }) => interviews.byId(input.id)),
    invitations: reader.query(() => interviews.invitations()),
    save: reader.input(interviewInput).mutation(({ ctx, input }) => interviews.save(ctx.user, input)),
    delete: reader.input(applicationId).mutation(({ ctx, input }) => interviews.remove(ctx.user, input.id)),
    invite: reader.input(inviteInput).mutation(({ ctx, input }) => interviews.invite(ctx.user, input)),
    uninvite: reader.input(applicationIds).mutation(({ ctx, input }) => interviews.uninvite(ctx.user, input.ids)),
    attend: reader.input(attendanceInput).mutation(({ ctx, input }) => interviews.attend(ctx.user, input)),
    keepWaiting: reader.input(waitingInput).mutation(({ ctx, input }) => interviews.keepWaiting(ctx.user, input)),
    markWritten: reader.input(writtenInput).mutation(({ ctx, input }) => markWritten(ctx.user, input)),
    saveResults: reader.input(resultsInput).mutation(({ ctx, input }) => interviews.saveResults(ctx.user, input)),
  }),
  departed: router({
    list: procedureFor('content').query(() => departed.listUncounted()),
    count: procedureFor('content')
      .input(countInput)
      .mutation(({ ctx, input }) => departed.count(ctx.user, input)),
    leaveOut: procedureFor('content')
      .input(z.strictObject({ vacancyId: z.string().max(64).nullable() }))
      .mutation(({ ctx, input }) => departed.leaveOut(ctx.user, input.vacancyId)),
  }),
}
