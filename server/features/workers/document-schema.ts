import { m } from '#i18n/paraglide/messages.js'
import { day, idText, optionalText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { KINDS } from '#server/features/workers/documents.shared.ts'
import { expiryDays, issuedDays } from '#server/features/workers/schema.ts'

const NUMBER_MAX = 40
const NOTE_MAX = 300

/** A document as staff write it down. The number and the days of the passport are in the file itself. */
export const documentInput = z.strictObject({
  kind: z.enum(KINDS, { error: () => m.document_kind_needed() }),
  number: optionalText(NUMBER_MAX),
  issuedOn: day(issuedDays).default(''),
  expiresOn: day(expiryDays).default(''),
  note: optionalText(NOTE_MAX),
})
export type DocumentInput = z.output<typeof documentInput>

/** The same with its file, of a worker with this id: what a form sends. */
export const addDocumentInput = z
  .instanceof(FormData, { error: () => m.document_form_needed() })
  .transform(form => Object.fromEntries(form))
  .pipe(
    documentInput.extend({
      worker: idText().min(1),
      file: z.file({ error: () => m.document_form_needed() }).optional(),
    }),
  )
export type AddDocumentInput = z.output<typeof addDocumentInput>
