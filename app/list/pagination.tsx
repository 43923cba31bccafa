import { Button } from '@agency/ui/Button'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** Links to the newer and older pages of a list, which keep the rest of its URL; nothing for a single page. */
export function ListPagination({ page = 1, pages }: { page: number | undefined; pages: number }) {
  if (pages <= 1) return null
  return (
    <nav aria-label={m.pages_label()} className="mt-6 flex items-center justify-between gap-4">
      {page > 1 ? <PageLink page={page - 1} label={m.page_newer()} /> : <span />}
      <span className="text-sm text-muted">
        {m.page_position({ page: formatNumber(page), pages: formatNumber(pages) })}
      </span>
      {page < pages ? <PageLink page={page + 1} label={m.page_older()} /> : <span />}
    </nav>
  )
}

function PageLink({ page, label }: { page: number; label: string }) {
  return (
    <Button asChild variant="secondary">
      <Link to="." search={before => ({ ...before, page })}>
        {label}
      </Link>
    </Button>
  )
}
