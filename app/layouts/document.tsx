import { HeadContent, Scripts } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactNode, useEffect } from 'react'
import { useIsConfidential } from '#app/rendering/confidential.ts'
import { getLocale, getTextDirection, type Locale } from '#i18n/paraglide/runtime.js'

const directions: Partial<Record<Locale, 'ltr' | 'rtl'>> = {} // each is a call of Intl
const direction = createIsomorphicFn()
  .server(() => (directions[getLocale()] ??= getTextDirection()))
  .client(() => document.documentElement.dir as 'ltr' | 'rtl')

/** The HTML document around every page. */
export function Document({ children }: { children: ReactNode }) {
  useEffect(() => {
    performance.mark('hydrated') // shown by the browser's performance panel, and what the browser tests wait for
  }, [])
  return (
    <html lang={getLocale()} dir={direction()} data-confidential={useIsConfidential() ? '' : undefined}>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
