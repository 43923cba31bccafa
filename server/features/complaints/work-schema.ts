import { m } from '#i18n/paraglide/messages.js'
import { idText, requiredText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { ABOUT } from '#server/features/complaints/limits.shared.ts'
import { aboutInput, placeInput } from '#server/features/complaints/schema.ts'
import { SHOWS, SORTS } from '#server/features/complaints/list.shared.ts'
import { REASONS } from '#server/features/complaints/reasons.shared.ts'
import { STATE_FILTERS } from '#server/features/complaints/states.shared.ts'
import { listInput } from '#server/trpc/list.ts'

const TEXT_MAX = 20_000

const id = idText().min(1)
/** The version that the screen showed. */
const seen = z.number().int().min(1)

export const complaintId = z.strictObject({ id })

/** What a list shows; `officer` is an account's id, `me` or `none`. */
export const complaintsFilter = listInput.pick({ search: true }).extend({
  state: z.enum(STATE_FILTERS).optional(),
  about: z.enum(ABOUT).optional(),
  place: id.optional(),
  officer: id.optional(),
  show: z.enum(SHOWS).optional(),
  sort: z.enum(SORTS).optional(),
})
export type ComplaintsFilter = z.output<typeof complaintsFilter>

export const complaintsInput = complaintsFilter.extend(listInput.pick({ page: true, size: true }).shape)

export const answerInput = z.strictObject({
  id,
  seen,
  text: requiredText(m.complaint_answer_needed, TEXT_MAX, { isLong: true }),
})
export const noteInput = z.strictObject({ id, text: requiredText(m.note_needed, TEXT_MAX, { isLong: true }) })
export const assignInput = z.strictObject({ id, seen, to: id.nullable() })
export const closeInput = z.strictObject({
  id,
  seen,
  reason: z.enum(REASONS, { error: () => m.complaint_reason_needed() }),
  text: requiredText(m.complaint_close_text_needed, TEXT_MAX, { isLong: true }),
})
/** Whom it is about and where the worker is, as an officer understands it; empty where that is not known. */
export const classifyInput = z.strictObject({ id, seen, about: aboutInput, place: placeInput })
export const reopenInput = z.strictObject({ id, seen })
