import { countryOptions } from '#i18n/countries.ts'
import { formatNumber, westernDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { composeText, isVisible, stripInvalidCharacters, z } from '#i18n/zod.ts'
import { ABOUT, CONTACT_MAX, TEXT_MAX } from '#server/features/complaints/limits.shared.ts'

const HOME = 'BD'
const SEND_KEY = /^[\w-]{20,64}$/

/** A text of any length that a letter has. */
const textInput = z
  .string({ error: () => m.complaint_text_needed() })
  .overwrite(composeText)
  .trim()
  .refine(text => text.length <= TEXT_MAX, { error: () => m.complaint_text_long({ max: formatNumber(TEXT_MAX) }) })

/** The key that a rendered form has, so that what is sent twice is stored once; any other is ignored. */
const sendKeyInput = z
  .string()
  .default('')
  .overwrite(key => (SEND_KEY.test(key) ? key : ''))

/** What a complaint tells. Only `text` has to be there; `about` and `place` that are none of ours count as nothing. */
export const complaintInput = z.object({
  text: textInput.refine(isVisible, { error: () => m.complaint_text_needed() }),
  about: oneOf(about => (ABOUT as readonly string[]).includes(about)),
  place: oneOf(place => place === HOME || countryOptions.some(({ value }) => value === place)),
  contact: z
    .string()
    .overwrite(composeText)
    .trim()
    .max(CONTACT_MAX, { error: () => m.text_too_long({ max: formatNumber(CONTACT_MAX) }) })
    .default(''),
  sendKey: sendKeyInput,
})
export type ComplaintInput = z.output<typeof complaintInput>

/** The public form; `website` is a honeypot. */
export const publicComplaintInput = complaintInput.extend({ website: z.string().max(200).default('') })

/** The 16 digits of a code, in Bangla digits too; people write gaps into them. */
export const codeInput = z
  .string({ error: () => m.complaint_code_needed() })
  .overwrite(text => westernDigits(stripInvalidCharacters(text)).replace(/[\s-]/g, ''))
  .refine(text => text !== '', { error: () => m.complaint_code_needed(), abort: true })
  .refine(text => /^\d{16}$/.test(text), { error: () => m.complaint_code_wrong_length() })

/** The last four digits of a code. */
export const tailInput = z
  .string({ error: () => m.complaint_tail_needed() })
  .overwrite(text => westernDigits(stripInvalidCharacters(text)).replace(/[\s-]/g, ''))
  .refine(text => /^\d{4}$/.test(text), { error: () => m.complaint_tail_needed() })

/** What somebody adds to their complaint; files may come without words. */
export const messageInput = z.object({ text: textInput, sendKey: sendKeyInput })
export type MessageInput = z.output<typeof messageInput>

function oneOf(isOne: (value: string) => boolean) {
  return z
    .string()
    .default('')
    .overwrite(value => (isOne(value) ? value : ''))
}
