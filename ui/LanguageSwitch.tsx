'use client'

import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { look } from './inner/look.ts'

export const languageSwitchLook = look('flex shrink-0', {
  variants: {
    /** In the colour of links, or of the text around it: in a footer, or in a Section that is `deep`. */
    variant: { brand: 'text-brand', plain: '' },
  },
  defaultVariants: { variant: 'brand' },
})

/** A language by its own name, and this page's URL in it. */
export type Language = { locale: string; name: string; href: string }

type LanguageSwitchProps = ComponentProps<'nav'> &
  VariantProps<typeof languageSwitchLook> & {
    /** Names it to screen readers. */
    label: string
    /** The languages that this page is not in. */
    languages: Language[]
    /** Called with the choice before the link is followed, to store it. */
    onLanguageChange?: ((locale: string) => void) | undefined
  }

/** The same page in another language: each a plain link, named in that language. */
export function LanguageSwitch({
  label,
  languages,
  onLanguageChange,
  variant,
  className,
  ...props
}: LanguageSwitchProps) {
  return (
    <nav
      data-slot="language-switch"
      aria-label={label}
      className={languageSwitchLook({ variant, className })}
      {...props}
    >
      {languages.map(({ locale, name, href }) => (
        <a
          key={locale}
          href={href}
          hrefLang={locale}
          lang={locale}
          onClick={() => onLanguageChange?.(locale)}
          className="inline-flex min-h-11 min-w-11 items-center justify-center px-1 font-device text-sm leading-none font-semibold underline-offset-4 hover:underline active:decoration-2 sm:px-2.5"
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
