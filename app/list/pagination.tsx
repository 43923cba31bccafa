import { Button } from '@agency/ui/Button'
import type { ReactElement } from 'react'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type Props = {
  page: number | undefined
  pages: number
  /** A link with these words to a page of the list. */ renderLink: (page: number, words: string) => ReactElement
}

/** The way through a list of many pages, newest first; nothing for a single one. */
export function Pages({ page = 1, pages, renderLink }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label={m.pages_label()} className="mt-6 flex items-center justify-between gap-4">
      {page > 1 ? (
        <Button asChild variant="secondary">
          {renderLink(page - 1, m.page_newer())}
        </Button>
      ) : (
        <span />
      )}
      <span className="text-sm text-muted">
        {m.page_position({ page: formatNumber(page), pages: formatNumber(pages) })}
      </span>
      {page < pages ? (
        <Button asChild variant="secondary">
          {renderLink(page + 1, m.page_older())}
        </Button>
      ) : (
        <span />
      )}
    </nav>
  )
}
