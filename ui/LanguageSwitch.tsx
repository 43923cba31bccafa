'use client'

import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** A language by its own name, and this page's URL in it. */
export type Language = { locale: string; name: string; href: string }

type LanguageSwitchProps = ComponentProps<'nav'> & {
  /** Names it to screen readers. */
  label: string
  /** The languages that this page is not in. */
  languages: Language[]
  /** Called with the choice before the link is followed, to store it. */
  onLanguageChange?: ((locale: string) => void) | undefined
}

/** The same page in another language: each a plain link, named in that language. */
export function LanguageSwitch({ label, languages, onLanguageChange, className, ...props }: LanguageSwitchProps) {
  return (
    <nav data-slot="language-switch" aria-label={label} className={cx('flex shrink-0', className)} {...props}>
      {languages.map(({ locale, name, href }) => (
        <a
          key={locale}
          href={href}
          hrefLang={locale}
          lang={locale}
          onClick={() => onLanguageChange?.(locale)}
          className="inline-flex min-h-11 min-w-11 items-center justify-center px-1 font-device text-sm leading-none font-semibold text-brand underline-offset-4 hover:underline active:text-brand-strong active:decoration-2 sm:px-2.5"
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
