import { Button } from '@agency/ui/Button'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { DataTable, SelectAll } from '@agency/ui/DataTable'
import { EmptyState } from '@agency/ui/EmptyState'
import { Spinner } from '@agency/ui/Spinner'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatNumber, type localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { filledColumns, type ListColumn, shownColumns } from './columns.ts'
import { LoadFailed } from './load-failed.tsx'
import { ListPagination } from './pagination.tsx'
import type { ListSearch } from './search-params.ts'
import type { ListPage, useList } from './use-list.ts'
import type { Selection } from './use-selection.ts'

type Props<Row, Page extends ListPage<Row>> = {
  /** Names the table for screen readers. */
  label: string
  search: ListSearch
  list: Pick<ReturnType<typeof useList>, 'error' | 'isLoading'> & { data: Page | undefined }
  idOf: (row: Row) => string
  titleOf: (row: Row) => ReturnType<typeof localizedText>
  /** How many records were found, as a sentence. */
  found: (page: Page) => string
  /** All that its rows can have; its address says which are shown. */
  columns?: ListColumn<Row>[]
  /** The order where the URL says none; columns that can be sorted need it. */
  defaultSort?: string
  /** The whole table, for rows that are more than cells. */
  renderRows?: (rows: Row[]) => ReactNode
  /** The card of a row, with its checkbox; without it the list has rows alone. */
  renderCard?: (row: Row, page: Page, checkbox: ReactNode) => ReactNode
  /** In place of the list while there is no record, and when none matches, where that is not the usual sentence. */
  empty: ReactNode
  noMatch?: ReactNode
  selection?: Selection<Row>
}

/** The records of a staff list as cards or rows, with what was found, selection and pages, in every state. */
export function RecordList<Row, Page extends ListPage<Row>>(props: Props<Row, Page>) {
  const { search, list, found, empty, noMatch = <NoMatch {...search} />, selection } = props
  const { data: page } = list
  const countLine = useFocusOnNewPage(search.page)
  if (list.error) return <LoadFailed error={list.error} />
  if (!page) return <Waiting {...props} />
  return (
    <>
      <div className="mb-1 flex flex-wrap items-center gap-x-2">
        {selection && page.rows.length > 0 && <SelectPage {...props} page={page} selection={selection} />}
        <p ref={countLine} data-list-status role="status" tabIndex={-1} className="text-sm text-muted">
          {found(page)}
          {page.pages > 1 &&
            ` · ${m.list_page_position({ page: formatNumber(page.page), pages: formatNumber(page.pages) })}`}
        </p>
      </div>
      <Records {...props} page={page} empty={isNarrowed(search) ? noMatch : empty} />
      <ListPagination page={page.page} pages={page.pages} />
    </>
  )
}

const isOfCards = <Row, Page extends ListPage<Row>>({ renderCard, search }: Props<Row, Page>) =>
  renderCard !== undefined && search.view !== 'rows'

/** The head of a table has it elsewhere. */
function SelectPage<Row, Page extends ListPage<Row>>(
  props: Props<Row, Page> & { page: Page; selection: Selection<Row> },
) {
  const isCards = isOfCards(props)
  return (
    <div className={isCards ? 'me-4' : 'sm:hidden'}>
      <SelectAll
        rows={props.page.rows}
        selection={props.selection}
        label={<span className={isCards ? undefined : 'sr-only'}>{m.list_select_page()}</span>}
      />
    </div>
  )
}

/** Until the first page of the list is there. */
function Waiting<Row, Page extends ListPage<Row>>(props: Props<Row, Page>) {
  const isTable = props.columns && !isOfCards(props)
  return isTable ? <Rows {...props} rows={[]} isLoading /> : <Spinner label={m.list_loading()} />
}

function Records<Row, Page extends ListPage<Row>>(props: Props<Row, Page> & { page: Page }) {
  const { page, list, idOf, titleOf, renderRows, renderCard, empty, selection } = props
  const { isLoading } = list
  if (!renderRows && !isOfCards(props)) return <Rows {...props} rows={page.rows} isLoading={isLoading} />
  if (page.count === 0) return empty
  return (
    <div aria-busy={isLoading} className="aria-busy:opacity-60">
      {renderRows?.(page.rows)}
      {isOfCards(props) && (
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {page.rows.map(row => (
            <li key={idOf(row)} className="grid min-w-0">
              {renderCard?.(
                row,
                page,
                selection && (
                  <CheckboxField
                    label={<span className="sr-only">{m.list_select({ name: titleOf(row).children })}</span>}
                    checked={selection.has(row)}
                    onChange={() => selection.toggle([row])}
                    className="pe-1"
                  />
                ),
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Rows<Row, Page extends ListPage<Row>>(props: Props<Row, Page> & { rows: Row[]; isLoading: boolean }) {
  const { label, columns = [], rows, idOf, titleOf, search, defaultSort, selection, isLoading, empty } = props
  const navigate = useNavigate()
  return (
    <DataTable
      variant="lines"
      label={label}
      columns={filledColumns(shownColumns(columns, search.columns), rows)}
      rows={rows}
      idOf={idOf}
      sort={search.sort ?? defaultSort}
      onSortChange={sort =>
        void navigate({
          to: '.',
          search: before => ({ ...before, sort: sort === defaultSort ? undefined : sort, page: undefined }),
          resetScroll: false,
        })
      }
      selection={selection}
      labels={{
        select: row => m.list_select({ name: titleOf(row).children }),
        selectAll: m.list_select_page(),
        loading: m.list_loading(),
      }}
      loading={isLoading}
      empty={empty}
    />
  )
}

function NoMatch({ view, columns }: Pick<ListSearch, 'view' | 'columns'>) {
  return (
    <EmptyState
      title={m.list_no_match()}
      description={m.list_no_match_text()}
      actions={
        <Button asChild variant="secondary">
          <Link to="." search={{ view, columns }}>
            {m.list_clear_search()}
          </Link>
        </Button>
      }
    />
  )
}

const PLACE = new Set(['view', 'size', 'page', 'sort', 'columns'])

const isNarrowed = (search: ListSearch) =>
  Object.entries(search).some(([name, value]) => value !== undefined && !PLACE.has(name))

/** Another page begins at its top: the focus moves from the page's link to the line above the records. */
function useFocusOnNewPage(page: number | undefined) {
  const line = useRef<HTMLParagraphElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page && document.activeElement?.closest('[data-slot=pagination]')) line.current?.focus()
    shown.current = page
  }, [page])
  return line
}
