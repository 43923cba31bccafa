import { CHOICE } from '#app/language.ts'

const YEAR = 365 * 24 * 60 * 60

/** Remembers the language that a visitor has chosen: from now on the bare address of the site opens in it. */
export function rememberLanguage(locale: string): void {
  document.cookie = `${CHOICE}=${locale}; path=/; max-age=${YEAR}; samesite=lax`
}

/** The languages of the browser's own list that are ours, the dearest first; null when the visitor has chosen one here. */
export function wantedLanguages(ours: readonly string[]): string[] | null {
  if (document.cookie.includes(`${CHOICE}=`)) return null
  return navigator.languages.map(tag => tag.split('-')[0] ?? '').filter(language => ours.includes(language))
}
