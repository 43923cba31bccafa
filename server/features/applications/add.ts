import { m } from '#i18n/paraglide/messages.js'
import type { Locale } from '#i18n/paraglide/runtime.js'
import type { Actor } from '#server/actor.ts'
import type { Writer } from '#server/db/client.ts'
import { record } from '#server/features/activity/domain.ts'
import type { ApplicationInput } from '#server/features/applications/schema.ts'
import type { Source } from '#server/features/applications/stages/states.shared.ts'
import { type Receipt, submitIn } from '#server/features/applications/submit.ts'
import { absoluteUrl, withLocale } from '#server/http/locale-middleware.ts'

/** What staff write down for somebody; `with` are digests of what came with it. */
export type Typed = ApplicationInput & {
  source: Exclude<Source, 'website'>
  language: Locale
  sendKey: string
  with?: string[]
}

/** What an applicant keeps, and the same as a text to send, in their language. */
export type ReceiptWithText = Receipt & { text: string }

/** An application that staff have written down for somebody, in a transaction. Throws as `submit`. */
export async function addIn(
  transaction: Writer,
  by: Actor,
  { source, language, sendKey, with: files = [], ...input }: Typed,
): Promise<ReceiptWithText> {
  const receipt = await withLocale(language, () => submitIn(transaction, input, { source, sendKey, files, by }))
  await record(transaction, by, 'application-added', { subjectId: receipt.id, subject: receipt.reference })
  return withLocale(language, () => withText(receipt))
}

/** A receipt with what is sent to its applicant, in the language of whoever asks. */
export function withText(receipt: Receipt): ReceiptWithText {
  const { reference, code, secret } = receipt
  const address = absoluteUrl(`/application-status?key=${secret}`)
  return { ...receipt, text: m.application_receipt_text({ reference, code, address }) }
}
