import { Button } from '@agency/ui/Button'
import { HintBar } from '@agency/ui/HintBar'
import { useState } from 'react'
import { rememberLanguage } from '#app/choose-language.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale, type Locale } from '#app/paraglide/runtime.js'

/** Offers the page in the language that the visitor's browser asks for, in that language's words. Closed or followed, it does not come back. */
export function LanguageHint({ locale, href }: { locale: Locale; href: string }) {
  const [isOpen, setOpen] = useState(true)
  const words = [{}, { locale }] as const
  function close() {
    rememberLanguage(getLocale())
    setOpen(false)
  }
  return isOpen && (
    <HintBar
      lang={locale} aria-label={m.language_label(...words)} closeLabel={m.close(...words)} onClose={close}
      action={<Button asChild size="sm"><a href={href} hrefLang={locale} onClick={() => rememberLanguage(locale)}>{m.language_hint_open(...words)}</a></Button>}
    >
      {m.language_hint(...words)}
    </HintBar>
  )
}
