import { m } from '#i18n/paraglide/messages.js'
import { day, idText, optionalText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { KINDS, OUTCOMES } from '#server/features/workers/documents.shared.ts'
import { expiryDays, heldDays, issuedDays } from '#server/features/workers/schema.ts'

const NUMBER_MAX = 40
const PLACE_MAX = 100
const NOTE_MAX = 300
const id = idText().min(1)

/** A document as staff write it down; of its facts those are kept that its kind has. Number and days of the passport, and the number of the NID, are in the file itself. */
export const documentInput = z.strictObject({
  kind: z.enum(KINDS, { error: () => m.document_kind_needed() }),
  number: optionalText(NUMBER_MAX),
  issuedOn: day(issuedDays).default(''),
  expiresOn: day(expiryDays).default(''),
  heldOn: day(heldDays).default(''),
  place: optionalText(PLACE_MAX),
  person: optionalText(PLACE_MAX),
  outcome: z.enum(['', ...OUTCOMES]).default(''),
  note: optionalText(NOTE_MAX, { isLong: true }),
})
export type DocumentInput = z.output<typeof documentInput>

/** Corrected facts of a document. `seen` is the version that the screen showed. */
export const editDocumentInput = z.strictObject({
  id,
  seen: z.number().int().min(1),
  values: documentInput.omit({ kind: true }),
})
export type EditDocumentInput = z.output<typeof editDocumentInput>

/** Whose original somebody has seen; `seen` is as above. */
export const checkDocumentInput = editDocumentInput.pick({ id: true, seen: true })

/** The same with its file, of a worker with this id, and for one of their applications: what a form sends. */
export const addDocumentInput = z
  .instanceof(FormData, { error: () => m.document_form_needed() })
  .transform(form => Object.fromEntries(form))
  .pipe(
    documentInput.extend({
      worker: id,
      application: id.optional(),
      file: z.file({ error: () => m.document_form_needed() }).optional(),
    }),
  )
export type AddDocumentInput = z.output<typeof addDocumentInput>
