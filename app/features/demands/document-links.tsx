import { FileCard } from '@agency/ui/FileCard'
import { Link } from '@agency/ui/Link'
import { Fragment } from 'react'
import { pathForLocale } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale, type Locale, locales } from '#i18n/paraglide/runtime.js'
import { DOCUMENT_KINDS, documentLabels, sheetLanguages } from '#server/features/demands/documents/kinds.shared.ts'

/** Each specimen to print and for Word, in every language. `folder` is where they are, without a language. */
export function DocumentLinks({ folder }: { folder: string }) {
  const of = (locale: Locale, file: string) => `${pathForLocale(locale, folder)}/${file}`
  return (
    <ul className="grid gap-3 text-sm">
      {DOCUMENT_KINDS.map(kind => (
        <li key={kind}>
          <FileCard title={documentLabels[kind]()}>
            <ul className="flex flex-wrap gap-x-6">
              {locales.map(locale => {
                const names = sheetLanguages(locale).map((each, n) => (
                  <Fragment key={each}>
                    {n > 0 && ' + '}
                    {/* one word loads no face */}
                    <span lang={each} className={each === getLocale() ? '' : 'font-device'}>
                      {__LANGUAGE_NAMES__[each] ?? each}
                    </span>
                  </Fragment>
                ))
                const subject = (
                  <span className="sr-only">
                    {', '}
                    {documentLabels[kind]()}, {names}
                  </span>
                )
                return (
                  <li key={locale} className="flex flex-wrap items-center gap-x-3">
                    <span className="text-muted">{names}</span>
                    <Link variant="plain" href={of(locale, `${kind}.html`)}>
                      {m.paper_print()}
                      {subject}
                    </Link>
                    <Link variant="plain" href={of(locale, `${kind}.docx`)}>
                      {m.paper_word()}
                      {subject}
                    </Link>
                  </li>
                )
              })}
            </ul>
          </FileCard>
        </li>
      ))}
    </ul>
  )
}
