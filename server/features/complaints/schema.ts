import { countryOptions } from '#i18n/countries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { code, optionalText, text } from '#i18n/typed/rules.ts'
import { isVisible } from '#i18n/typed/text.ts'
import { z } from '#i18n/zod.ts'
import { formMarks, sendKey } from '#server/http/form-marks.shared.ts'
import { ABOUT, CONTACT_MAX, TEXT_MAX } from '#server/features/complaints/limits.shared.ts'

const HOME = 'BD'
const CODE_DIGITS = 16
const TAIL_DIGITS = 4
const CHOICE_MAX = 64

const textInput = text(TEXT_MAX, { error: m.complaint_text_needed, isLong: true })

/** Whom it is about, and where the worker is: one of ours, or nothing. */
export const aboutInput = oneOf(about => (ABOUT as readonly string[]).includes(about))
export const placeInput = oneOf(place => place === HOME || countryOptions.some(({ value }) => value === place))

/** What a complaint tells. Only `text` has to be there; `about` and `place` that are none of ours count as nothing. */
export const complaintInput = z.object({
  text: textInput.refine(isVisible, { error: () => m.complaint_text_needed() }),
  about: aboutInput,
  place: placeInput,
  contact: optionalText(CONTACT_MAX),
  sendKey,
})
export type ComplaintInput = z.output<typeof complaintInput>

/** The public form. */
export const publicComplaintInput = complaintInput.extend({ website: formMarks.website })

export const codeInput = code(CODE_DIGITS, m.complaint_code_needed, m.complaint_code_wrong_length)

/** The last four digits of a code. */
export const tailInput = code(TAIL_DIGITS, m.complaint_tail_needed, m.complaint_tail_needed)

/** What somebody adds to their complaint; files may come without words. */
export const messageInput = z.object({ text: textInput, sendKey })
export type MessageInput = z.output<typeof messageInput>

function oneOf(isOne: (value: string) => boolean) {
  return z
    .string()
    .max(CHOICE_MAX)
    .default('')
    .overwrite(value => (isOne(value) ? value : ''))
}
