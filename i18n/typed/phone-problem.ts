import { m } from '#i18n/paraglide/messages.js'
import { phoneKey, readPhone } from './phone.ts'

type Sentence = () => string

/** What keeps a typed text from being a telephone number; undefined for one. Without zod, for the forms of visitors. */
export function phoneProblem(given: string, wrong: Sentence = m.phone_invalid): string | undefined {
  const phone = readPhone(given)
  if (phone === 'several') return m.phone_several()
  return phone ? undefined : wrong()
}

/** What keeps it from being `phoneKey`'s, which has no extension. */
export function mobileProblem(given: string, wrong: Sentence): string | undefined {
  const phone = readPhone(given)
  if (typeof phone === 'object' && phone.extension) return m.phone_extension()
  return phoneProblem(given, wrong) ?? (phoneKey(given) ? undefined : wrong())
}
