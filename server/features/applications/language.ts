import { baseLocale, toLocale } from '#i18n/paraglide/runtime.js'
import { withLocale } from '#server/http/locale-middleware.ts'

export type Applicant = { language: string }

/** Runs in the language in which somebody applied. */
export function inLanguageOf<T>({ language }: Applicant, work: () => T): T {
  return withLocale(toLocale(language) ?? baseLocale, work)
}
