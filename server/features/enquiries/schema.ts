import { m } from '#i18n/paraglide/messages.js'
import { email, idText, optionalText, phone, requiredText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { IDS_MAX, STATE_FILTERS } from '#server/features/enquiries/states.shared.ts'
import { SUBJECTS, type Subject } from '#server/features/enquiries/subjects.shared.ts'
import { workFilter } from '#server/features/work/schema.ts'
import { locales } from '#i18n/paraglide/runtime.js'
import { formMarks } from '#server/http/form-marks.shared.ts'
import { listInput } from '#server/trpc/list.ts'

const ID_MAX = 64
const TEXT_MAX = 10_000
const SUBJECT_LINE_MAX = 200

/** An empty field means that it was not filled in. */
const orNull = (text: string) => text || null
/**
 * A visitor's message, with an e-mail address, a telephone number or both.
 */
export const enquiryInput = z
  .strictObject({
    lastName: requiredText(m.last_name_needed, 100),
    email: email().default('').transform(orNull),
    phone: phone().default('').transform(orNull),
    company: requiredText(m.company_needed, ID_MAX),
    subject: z
      .enum(['', ...SUBJECTS])
      .default('')
      .transform((subject): Subject | null => subject || null),
    message: requiredText(m.message_needed, 5000, { isLong: true }),
    ...formMarks,
  })
  .refine(({ email, phone }) => email !== null || phone !== null, {
    path: ['email'],
    error: () => m.reach_needed(),
    when: ({ value }) => isObject(value),
  })

function isObject(value: unknown) {
  return typeof value === 'object' && value !== null
}

export type EnquiryInput = z.output<typeof enquiryInput>

const id = idText()
export const enquiryId = z.strictObject({ id })

/** One enquiry, or many from a list. */
export const enquiryIds = z.strictObject({ ids: z.array(id).min(1).max(IDS_MAX) })

/** What a list shows; `assignee` is an account’s id, `me`, `none` or `left`, `subject` also `none`. */
export const enquiriesFilter = listInput.pick({ search: true }).extend({
  state: z.enum(STATE_FILTERS).optional(),
  subject: z.enum([...SUBJECTS, 'none']).optional(),
  company: id.optional(),
  ...workFilter,
  sort: z.enum(['newest', 'oldest']).optional(),
})
export type EnquiriesFilter = z.output<typeof enquiriesFilter>

export const enquiriesInput = enquiriesFilter.extend(listInput.pick({ page: true, size: true }).shape)

/** A note, or a call with or without one. */
export const entryInput = z
  .strictObject({ id, kind: z.enum(['note', 'call']), text: optionalText(TEXT_MAX, { isLong: true }) })
  .refine(({ kind, text }) => kind === 'call' || text !== '', { path: ['text'], error: () => m.note_needed() })

const letter = {
  id,
  subject: requiredText(m.answer_subject_needed, SUBJECT_LINE_MAX),
  text: requiredText(m.answer_needed, TEXT_MAX, { isLong: true }),
  language: z.enum(locales),
}
export const letterInput = z.strictObject(letter)
/** An answer by mail. The form chooses the id of its entry, so that an answer that is sent twice goes out once. */
export const answerInput = z.strictObject({ ...letter, entryId: z.uuid(), isHandled: z.boolean().default(false) })
export type AnswerInput = z.output<typeof answerInput>

/** A text to begin answers with; a new one has no id. */
export const templateInput = z.strictObject({
  id: id.optional(),
  name: requiredText(m.template_name_needed, 100),
  subject: optionalText(SUBJECT_LINE_MAX),
  text: optionalText(TEXT_MAX, { isLong: true }),
  subjectBn: optionalText(SUBJECT_LINE_MAX),
  textBn: optionalText(TEXT_MAX, { isLong: true }),
})
