import {
  acceptInput,
  addDocumentInput,
  checkDocumentInput,
  dayInput,
  editDocumentInput,
  noteInput,
  refuseInput,
  undoNoteInput,
} from '#server/features/workers/document-schema.ts'
import * as documents from '#server/features/workers/documents.ts'
import { FILE_MAX_BYTES } from '#server/features/workers/documents.shared.ts'
import { add, edit, look } from '#server/features/workers/domain.ts'
import * as archive from '#server/features/workers/archive.ts'
import { compare } from '#server/features/workers/compare-files.ts'
import { importInput, previewInput, undoInput } from '#server/features/workers/import-schema.ts'
import { importRows, preview } from '#server/features/workers/import.ts'
import { undoImport } from '#server/features/workers/import-undo.ts'
import { importWords } from '#server/features/workers/import-words.ts'
import { list, neighbours } from '#server/features/workers/list.ts'
import * as linked from '#server/features/workers/applications.ts'
import * as merges from '#server/features/workers/merge.ts'
import { byId } from '#server/features/workers/record.ts'
import * as papers from '#server/features/workers/paper-work.ts'
import {
  addInput,
  applyInput,
  compareInput,
  editInput,
  knownInput,
  linkInput,
  mergeInput,
  passportGapInput,
  walkInInput,
  workerId,
  workersFilter,
  workersInput,
} from '#server/features/workers/work-schema.ts'
import { noteStage, peopleOfDay } from '#server/features/workers/stage-day.ts'
import { undoNote } from '#server/features/workers/stage-day-undo.ts'
import { knownPeople } from '#server/features/workers/known.ts'
import { apply, passportGap, walkIn } from '#server/features/workers/walk-in.ts'
import { check } from '#server/features/workers/print/domain.ts'
import { checkInput } from '#server/features/workers/print/schema.ts'
import { limitImportPart } from '#server/features/workers/limits.ts'
import { procedureFor, router } from '#server/trpc/procedures.ts'

const reader = procedureFor('workers')

/** For calls that take a part of a table. */
const importer = reader.use(async ({ ctx, next }) => {
  await limitImportPart(ctx.user.id)
  return next()
})

export const workersRouter = router({
  list: reader.input(workersInput).query(({ input }) => list(input)),
  byId: reader.input(workerId).query(({ ctx, input }) => byId(ctx.user, input.id)),
  neighbours: reader
    .input(workerId.extend({ filter: workersFilter }))
    .query(({ input }) => neighbours(input.id, input.filter)),
  ofApplication: reader.input(workerId).query(({ input }) => linked.ofApplication(input.id)),
  add: reader.input(addInput).mutation(({ ctx, input }) => add(ctx.user, input)),
  passportGap: reader.input(passportGapInput).query(({ input }) => passportGap(input)),
  // no query: its address would have the passport
  known: reader.input(knownInput).mutation(({ input }) => knownPeople(input)),
  walkIn: reader.input(walkInInput).mutation(({ ctx, input }) => walkIn(ctx.user, input)),
  addApplication: reader.input(applyInput).mutation(({ ctx, input }) => apply(ctx.user, input)),
  edit: reader.input(editInput).mutation(({ ctx, input }) => edit(ctx.user, input)),
  look: procedureFor('identities')
    .input(workerId)
    .mutation(({ ctx, input }) => look(ctx.user, input.id)),
  link: reader.input(linkInput).mutation(({ ctx, input }) => linked.link(ctx.user, input)),
  unlink: reader.input(workerId).mutation(({ ctx, input }) => linked.unlink(ctx.user, input.id)),
  archive: reader.input(workerId).mutation(({ ctx, input }) => archive.archive(ctx.user, input.id)),
  unarchive: reader.input(workerId).mutation(({ ctx, input }) => archive.unarchive(ctx.user, input.id)),
  erase: reader.input(workerId).mutation(({ ctx, input }) => archive.erase(ctx.user, input.id)),
  compare: reader.input(compareInput).query(({ ctx, input }) => compare(ctx.user, input)),
  merge: reader.input(mergeInput).mutation(({ ctx, input }) => merges.merge(ctx.user, input)),
  separate: reader.input(workerId).mutation(({ ctx, input }) => merges.separate(ctx.user, input.id)),
  previewImport: importer.input(previewInput).mutation(({ ctx, input }) => preview(ctx.user, input)),
  undoImport: importer.input(undoInput).mutation(({ ctx, input }) => undoImport(ctx.user, input)),
  importWords: reader.query(() => importWords()),
  import: importer.input(importInput).mutation(({ ctx, input }) => importRows(ctx.user, input, ctx.idempotencyKey)),
  documents: router({
    add: reader
      .meta({ fileMaxBytes: FILE_MAX_BYTES })
      .input(addDocumentInput)
      .mutation(({ ctx, input }) => documents.add(ctx.user, input)),
    edit: reader.input(editDocumentInput).mutation(({ ctx, input }) => documents.edit(ctx.user, input)),
    check: reader.input(checkDocumentInput).mutation(({ ctx, input }) => documents.check(ctx.user, input)),
    uncheck: reader.input(workerId).mutation(({ ctx, input }) => documents.uncheck(ctx.user, input.id)),
    remove: reader.input(workerId).mutation(({ ctx, input }) => documents.remove(ctx.user, input.id)),
  }),
  day: router({
    people: reader.input(dayInput).query(({ input }) => peopleOfDay(input)),
    note: reader
      .meta({ fileMaxBytes: FILE_MAX_BYTES })
      .input(noteInput)
      .mutation(({ ctx, input }) => noteStage(ctx.user, input, ctx.idempotencyKey)),
    undo: reader.input(undoNoteInput).mutation(({ ctx, input }) => undoNote(ctx.user, input)),
  }),
  print: router({
    check: reader.input(checkInput).query(({ input: { kind, ...chosen } }) => check(kind, chosen)),
  }),
  papers: router({
    ofApplication: reader.input(workerId).query(({ ctx, input }) => papers.papersOfApplication(ctx.user, input.id)),
    ofWorker: reader.input(workerId).query(({ ctx, input }) => papers.papersOfWorker(ctx.user, input.id)),
    accept: reader.input(acceptInput).mutation(({ ctx, input }) => papers.accept(ctx.user, input)),
    refuse: reader.input(refuseInput).mutation(({ ctx, input }) => papers.refuse(ctx.user, input)),
  }),
  keep: reader.input(workerId).mutation(({ ctx, input }) => archive.keep(ctx.user, input.id)),
})
