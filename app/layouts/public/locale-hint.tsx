import { Button } from '@agency/ui/Button'
import { HintBar } from '@agency/ui/HintBar'
import { useState } from 'react'
import { rememberLanguage } from '#app/layouts/public/locale-preference.ts'
import type { Hint } from '#app/layouts/public/locale-switch.tsx'
import { getLocale } from '#i18n/paraglide/runtime.js'

/** Offers the page in another language. Closed or followed, it does not come back. */
export function LanguageHint({ hint: { locale, label, text, open, close }, href }: { hint: Hint; href: string }) {
  const [isOpen, setOpen] = useState(true)
  function stay() {
    rememberLanguage(getLocale())
    setOpen(false)
  }
  return (
    isOpen && (
      <HintBar
        lang={locale}
        aria-label={label}
        closeLabel={close}
        onClose={stay}
        action={
          <Button asChild size="sm">
            <a href={href} hrefLang={locale} onClick={() => rememberLanguage(locale)}>
              {open}
            </a>
          </Button>
        }
      >
        {text}
      </HintBar>
    )
  )
}
