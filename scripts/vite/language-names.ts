import languages from '../../i18n/project.inlang/settings.json' with { type: 'json' }

/** What each language calls itself. In the browser the first use of Intl would block a slow phone for 50 ms. */
export function languageNames(): Record<string, string | undefined> {
  return Object.fromEntries(
    languages.locales.map(locale => [locale, new Intl.DisplayNames(locale, { type: 'language' }).of(locale)]),
  )
}
