import { FileCard } from '@agency/ui/FileCard'
import { Link } from '@agency/ui/Link'
import { cx } from 'class-variance-authority'
import { isIn, pathForLocale } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale, type Locale, locales } from '#i18n/paraglide/runtime.js'
import { DOCUMENT_KINDS, documentLabels } from '#server/features/demands/documents/kinds.shared.ts'

/** Each specimen to print and for Word, in every language. `folder` is where they are, without a language. */
export function DocumentLinks({ folder }: { folder: string }) {
  const of = (locale: Locale, file: string) => `${pathForLocale(locale, folder)}/${file}`
  return (
    <ul className="grid gap-3 text-sm">
      {DOCUMENT_KINDS.map(kind => (
        <li key={kind}>
          <FileCard title={documentLabels[kind]()}>
            <ul className="flex flex-wrap gap-x-6">
              {locales
                .filter(locale => isIn(locale, folder))
                .map(locale => {
                  const language = __LANGUAGE_NAMES__[locale] ?? locale
                  const face = locale === getLocale() ? '' : 'font-device' // else one word loads a whole face
                  const subject = (
                    <span className="sr-only">
                      {', '}
                      {documentLabels[kind]()},{' '}
                      <span lang={locale} className={face}>
                        {language}
                      </span>
                    </span>
                  )
                  return (
                    <li key={locale} className="flex flex-wrap items-center gap-x-3">
                      <span lang={locale} className={cx('text-muted', face)}>
                        {language}
                      </span>
                      <Link variant="plain" href={of(locale, `${kind}.html`)}>
                        {m.demand_print()}
                        {subject}
                      </Link>
                      <Link variant="plain" href={of(locale, `${kind}.docx`)}>
                        {m.demand_word()}
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
