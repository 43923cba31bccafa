import { Button } from '@agency/ui/Button'
import { HintBar } from '@agency/ui/HintBar'
import { useEffect, useRef, useState } from 'react'
import { setHintHeight } from '#app/layouts/public/hint-height.ts'
import { rememberLanguage } from '#app/layouts/public/locale-preference.ts'
import { getLocale, type Locale } from '#i18n/paraglide/runtime.js'

/** What offers a page in another language, in that one's words. */
export type Hint = { locale: Locale; label: string; text: string; open: string; close: string }

/** Offers the page in another language. Closed or followed, it does not come back. */
export function LanguageHint({ hint: { locale, label, text, open, close }, href }: { hint: Hint; href: string }) {
  const [isOpen, setOpen] = useState(true)
  const bar = useRef<HTMLElement>(null)
  // the button that reads aloud stands above it on phones
  useEffect(() => {
    const box = bar.current
    if (!box) return
    const observer = new ResizeObserver(() => setHintHeight(box.offsetHeight)) // 0 once it is closed
    observer.observe(box)
    return () => {
      observer.disconnect()
      setHintHeight(0)
    }
  }, [])
  function stay() {
    rememberLanguage(getLocale())
    setOpen(false)
  }
  return (
    isOpen && (
      <HintBar
        ref={bar}
        lang={locale}
        dir="auto"
        aria-label={label}
        labels={{ close }}
        onOpenChange={stay}
        actions={
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
