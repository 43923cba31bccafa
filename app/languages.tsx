import { LanguageSwitch } from '@agency/ui/LanguageSwitch'
import { useLocation } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { rememberLanguage, wantedLanguages } from '#app/choose-language.ts'
import { pathIn } from '#app/language.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale, type Locale, locales } from '#app/paraglide/runtime.js'

/** This page in every other language, by that language's own name. */
export function useOtherLanguages(): { locale: Locale; name: string; href: string }[] {
  const { pathname, searchStr } = useLocation()
  return locales.filter(locale => locale !== getLocale()).map(locale => ({ locale, name: new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale, href: pathIn(locale, pathname) + searchStr }))
}

/** The switch in the header. */
export function Languages({ className }: { className?: string }) {
  return <LanguageSwitch label={m.language_label()} languages={useOtherLanguages()} onSelect={rememberLanguage} className={className} />
}

type Hint = ComponentType<{ locale: Locale; href: string }>

/** A line that offers the browser's language where it is another one of ours; only visitors who need it load it. */
export function LanguageHints() {
  const languages = useOtherLanguages()
  const [hint, setHint] = useState<{ Hint: Hint; locale: Locale }>()
  useEffect(() => {
    const [wanted] = wantedLanguages(locales) ?? []
    if (!wanted || wanted === getLocale()) return
    void import('#app/language-hint.tsx').then(({ LanguageHint }) => setHint({ Hint: LanguageHint, locale: wanted as Locale }), () => {})
  }, [])
  const language = languages.find(({ locale }) => locale === hint?.locale)
  return hint && language ? <hint.Hint locale={language.locale} href={language.href} /> : null
}
