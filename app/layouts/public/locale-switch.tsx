import { LanguageSwitch } from '@agency/ui/LanguageSwitch'
import { useLocation } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { type ComponentType, useEffect, useState } from 'react'
import { rememberLanguage, wantedLanguage } from '#app/layouts/public/locale-preference.ts'
import { agency } from '#i18n/agency.ts'
import { isIn, pathForLocale } from '#i18n/locale.ts'
import type { LanguageHint } from '#app/layouts/public/locale-hint.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale, type Locale } from '#i18n/paraglide/runtime.js'
import type { Hint } from './locale-hint.tsx'

/**
 * The hints in all other languages that a page has. They come with the page, because its scripts contain the messages
 * of its own language only. Staff have chosen the language of a preview.
 */
export const findHints = createIsomorphicFn()
  .server((path: string): Hint[] =>
    (getGlobalStartContext()?.preview ? [] : agency().languages)
      .filter(locale => locale !== getLocale() && isIn(locale, path))
      .map(locale => {
        const words = [{}, { locale }] as const
        return {
          locale,
          label: m.language_label(...words),
          text: m.language_hint(...words),
          open: m.language_hint_open(...words),
          close: m.close(...words),
        }
      }),
  )
  .client((): Hint[] => [])

/** Where a language of a few pages begins, for whoever comes to the home page. */
const RECORD = '/our-clients'

/** This page in every other one of these languages that it has, by that language's own name; the home page has all. */
export function useOtherLanguages(offered: readonly Locale[]): { locale: Locale; name: string; href: string }[] {
  const { pathname, searchStr } = useLocation()
  return offered
    .filter(locale => locale !== getLocale() && (pathname === '/' || isIn(locale, pathname)))
    .map(locale => ({
      locale,
      name: __LANGUAGE_NAMES__[locale] ?? locale,
      href: pathForLocale(locale, isIn(locale, pathname) ? pathname : RECORD) + searchStr,
    }))
}

/** The switch in the header; nothing where visitors may read one language alone. */
export function LocaleSwitch({ className }: { className?: string }) {
  const languages = useOtherLanguages(agency().languages)
  return (
    languages.length > 0 && (
      <LanguageSwitch
        label={m.language_label()}
        languages={languages}
        onLanguageChange={rememberLanguage}
        className={className}
      />
    )
  )
}

/** A line that offers the browser's language where it is another one of ours; only visitors who need it load it. */
export function LanguageHints({ hints }: { hints: Hint[] }) {
  const languages = useOtherLanguages(agency().languages)
  const [shown, setShown] = useState<{ Line: ComponentType<Parameters<typeof LanguageHint>[0]>; hint: Hint }>()
  useEffect(() => {
    const wanted = wantedLanguage([getLocale(), ...hints.map(({ locale }) => locale)])
    const hint = hints.find(({ locale }) => locale === wanted)
    if (hint)
      void import('#app/layouts/public/locale-hint.tsx').then(
        part => setShown({ Line: part.LanguageHint, hint }),
        () => {},
      )
  }, [hints])
  const language = languages.find(({ locale }) => locale === shown?.hint.locale)
  return shown && language ? <shown.Line hint={shown.hint} href={language.href} /> : null
}
