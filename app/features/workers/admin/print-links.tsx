import { Button } from '@agency/ui/Button'
import { cx } from 'class-variance-authority'
import { Download, Printer } from 'lucide-react'
import { pathForLocale, wholeLocales } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale, type Locale } from '#i18n/paraglide/runtime.js'

type Props = {
  /** The name of the file without its ending. */
  file: string
  /** Who is in it. */
  query: Record<string, string>
  /** It is saved as this, beside being printed; data are the same in every language. */
  ending: 'docx' | 'json'
  /** It has every language in one file. */
  isBilingual?: boolean
}

/** A document to print and to save, in each language. */
export function PrintLinks({ file, query, ending, isBilingual = false }: Props) {
  const search = new URLSearchParams(query).toString()
  const of = (locale: Locale, name: string) => `${pathForLocale(locale, `/admin/workers/print/${name}`)}?${search}`
  return (
    <ul className="grid gap-3">
      {(isBilingual ? [getLocale()] : wholeLocales).map(locale => {
        const languages = (isBilingual ? wholeLocales : [locale]).map(each => __LANGUAGE_NAMES__[each] ?? each)
        const face = isBilingual || locale === getLocale() ? '' : 'font-device' // else one word loads a whole face
        const language = (
          <span lang={isBilingual ? undefined : locale} className={face}>
            {languages.join(' · ')}
          </span>
        )
        return (
          <li key={locale} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className={cx('basis-full text-muted', !isBilingual && 'sm:min-w-20 sm:basis-auto')}>{language}</span>
            <Button asChild variant="secondary" size="sm">
              <a href={of(locale, `${file}.html`)} target="_blank" rel="noreferrer">
                <Printer aria-hidden="true" />
                {m.paper_print()}
                <span className="sr-only">, {language}</span>
              </a>
            </Button>
            {(ending === 'docx' || locale === getLocale()) && (
              <Button asChild variant="secondary" size="sm">
                <a href={of(locale, `${file}.${ending}`)} download>
                  <Download aria-hidden="true" />
                  {ending === 'docx' ? m.paper_word() : m.print_data()}
                  {ending === 'docx' && <span className="sr-only">, {language}</span>}
                </a>
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
