import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** A title of a record from the server, as props of the element that shows it. */
export function nameOf(title: unknown, titleBn?: unknown): ReturnType<typeof localizedText> {
  return textOf(title) || textOf(titleBn)
    ? localizedText(textOf(title) || textOf(titleBn), textOf(titleBn))
    : { children: m.list_untitled() }
}

/** A value of a draft, as text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
