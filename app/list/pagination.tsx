import { Pagination, PaginationGap, PaginationLink } from '@agency/ui/Pagination'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** Numbered links to the first, the last and the near pages of a list, which keep the rest of its URL; nothing for a single page. */
export function ListPagination({ page = 1, pages }: { page: number | undefined; pages: number }) {
  if (pages <= 1) return null
  const shown = nearPages(page, pages)
  return (
    <Pagination label={m.list_pages()} className="mt-8">
      {page > 1 && (
        <PageLink page={page - 1} label={m.list_previous()}>
          <ChevronLeft aria-hidden="true" />
        </PageLink>
      )}
      {shown.map((each, n) => (
        <Fragment key={each}>
          {n > 0 && each - shown[n - 1]! > 1 && <PaginationGap />}
          <PageLink page={each} label={m.list_page({ page: formatNumber(each) })} isCurrent={each === page}>
            {formatNumber(each)}
          </PageLink>
        </Fragment>
      ))}
      {page < pages && (
        <PageLink page={page + 1} label={m.list_next()}>
          <ChevronRight aria-hidden="true" />
        </PageLink>
      )}
    </Pagination>
  )
}

type PageLinkProps = { page: number; label: string; isCurrent?: boolean; children: React.ReactNode }

function PageLink({ page, label, isCurrent, children }: PageLinkProps) {
  return (
    <PaginationLink asChild>
      <Link
        to="."
        search={before => ({ ...before, page: page === 1 ? undefined : page })}
        aria-label={label}
        aria-current={isCurrent ? 'page' : undefined}
        activeOptions={{ exact: true }}
      >
        {children}
      </Link>
    </PaginationLink>
  )
}

/** The first, the last, and those beside the current one. */
function nearPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages]
  return [...new Set(near)].filter(each => each >= 1 && each <= pages).toSorted((one, other) => one - other)
}
