import { isConfidential } from '#app/rendering/confidential.ts'
import { setOwnCookie } from '#app/rendering/own-cookie.ts'
import { LOCALE_COOKIE } from '#i18n/locale.ts'

/** How long the choice of a language is remembered. */
export const LANGUAGE_KEPT_S = 365 * 24 * 60 * 60

/** Remembers the language that a visitor has chosen: from now on the bare address of the site opens in it. */
export function rememberLanguage(locale: string): void {
  if (!isConfidential()) setOwnCookie(LOCALE_COOKIE, locale, LANGUAGE_KEPT_S)
}

/** Which of our languages the browser prefers; undefined when it prefers none, or when the visitor has chosen one here. */
export function wantedLanguage(ours: readonly string[]): string | undefined {
  if (document.cookie.includes(`${LOCALE_COOKIE}=`)) return undefined
  return navigator.languages.map(tag => tag.split('-')[0] ?? '').find(language => ours.includes(language))
}
