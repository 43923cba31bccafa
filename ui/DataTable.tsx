'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { cx, type VariantProps } from 'class-variance-authority'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import {
  type ComponentProps,
  memo,
  type MouseEvent as Press,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react'
import { CheckboxField } from './CheckboxField.tsx'
import { keepsFocus } from './inner/nearest.ts'
import { densityLook } from './inner/density.ts'
import { look } from './inner/look.ts'
import { Skeleton } from './Skeleton.tsx'
import { Cell, type cellLook, HeadCell, Row as TableRow, Table, TableBody, TableHead } from './Table.tsx'

/** What the list can be sorted by, by the name of the order; most columns have one. */
type Orders<Sort extends string> = { ascending?: Sort | undefined; descending?: Sort | undefined }

export type Column<Row, Sort extends string = string> = VariantProps<typeof cellLook> & {
  /** Names the column; two columns have different names. */
  title: string
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode
  /** On phones, where a row is a block, the cell is named by its column. */
  isLabelled?: boolean | undefined
  /** On phones it shares a line with the cells next to it that do so, too, where they have room. */
  isBeside?: boolean | undefined
  /** The orders that this column stands for; its title is a button then. */
  orders?: Orders<Sort> | undefined
  /**
   * In `lines` on a desk: it has the room that the others leave, and what does not fit is cut; the first column, unless
   * one says so. Where the others leave none, nothing is cut, and rows have as many lines as they need.
   */
  takesRest?: boolean | undefined
  /** Width and place. */
  className?: string | undefined
}

type Selection<Row> = {
  has: (row: Row) => boolean
  /** Selects these; when all of them are, unselects them. */
  toggle: (rows: Row[]) => void
}

export const dataTableLook = look('', {
  variants: {
    /** How high a row may be on a desk. */
    variant: {
      /** As high as what it shows. */
      blocks: '',
      /**
       * One line, so that many are in view; on phones its user has the checkbox for all rows. What is marked
       * `data-narrow` is left out, what is marked `data-line` is laid out by its user, and columns are as wide as what
       * they show, words up to a bound, but for the one that `takesRest`.
       */
      lines:
        'max-sm:[&_thead]:hidden! xl:[&:lang(bn)]:[--spacing:4px] xl:[&_:is(td,th)]:min-w-0! xl:[&_:is(td,th)]:whitespace-nowrap xl:[&_:is(td,th)]:px-2! xl:[&_td:not(:has(button,label))]:max-w-88 xl:[&_td:not(:has(button,label))]:truncate xl:[&_td]:text-sm! xl:[&_td]:leading-snug! xl:[&_td>*]:me-2 xl:[&_td[class*=text-end]>:last-child]:me-0! xl:[&_td>:is(a,span,time):not([data-narrow],[data-line],[data-slot=badge])]:inline! xl:[&_[data-narrow]]:hidden! xl:[&_td_a]:my-0 xl:pointer-fine:[&_td]:py-1! xl:pointer-fine:[&_td_a]:min-h-6! xl:pointer-fine:[&_td_[data-slot=icon-button]]:size-7! xl:pointer-fine:[&_td_button]:min-h-6! xl:pointer-fine:[&_label]:min-h-6! xl:pointer-fine:[&_label]:py-0 xl:pointer-fine:[&_th]:py-1.5! xl:[&_th]:text-sm! xl:data-[lines=several]:[&_:is(td,th)]:whitespace-normal! xl:data-[lines=several]:[&_td]:max-w-none!',
    },
  },
  defaultVariants: { variant: 'blocks' },
})

type DataTableProps<Row, Sort extends string> = Omit<ComponentProps<'div'>, 'children'> &
  VariantProps<typeof densityLook> &
  VariantProps<typeof dataTableLook> & {
    /** Names the table to screen readers. */
    label: string
    /**
     * What each row shows, in order. The same array again (a constant, or `useMemo`) keeps rows that have not changed from being
     * drawn again, so that thousands can be selected; a cell knows no more then than its row.
     */
    columns: Column<Row, Sort>[]
    /** The rows in their order: sorting, filtering and paging are the server's. */
    rows: Row[]
    /** What a row is known by. Where the table has an `id`, its rows have that id, a hyphen and this one: “people-7”. */
    idOf: (row: Row) => string
    /** The order the rows are in, one of the columns' `orders`. */
    sort?: Sort | undefined
    /** Asks for another order, when a title is pressed. */
    onSortChange?: ((sort: Sort) => void) | undefined
    /** Puts a checkbox before every row, and one for all of them in the head. With Shift, all rows from the last one pressed follow. */
    selection?: Selection<Row> | undefined
    /** What the checkboxes say, and what is read out while the first rows are on their way. */
    labels?:
      | {
          select?: ((row: Row) => string) | undefined
          selectAll?: string | undefined
          loading?: string | undefined
        }
      | undefined
    /** Rows are on their way: those that are there stay, dimmed; without any, grey ones hold their place. */
    loading?: boolean | undefined
    /** In place of the table when there is no row: an EmptyState, or an ErrorState where loading failed. */
    empty?: ReactNode
  }

const PLACEHOLDERS = 5

/** Records of one kind, to find, compare, sort and select; on phones each row is a block. */
export function DataTable<Row, Sort extends string = string>({
  label,
  columns,
  rows,
  idOf,
  sort,
  onSortChange,
  selection,
  labels,
  loading = false,
  empty,
  density,
  variant,
  id,
  className,
  ref,
  ...props
}: DataTableProps<Row, Sort>) {
  const select = useRange(rows, idOf, selection)
  const box = useLinesThatFit(variant === 'lines')
  const both = useComposedRefs(ref, box, keepControl)
  const isEmpty = rows.length === 0 && !loading
  const isWaiting = rows.length === 0
  if (isEmpty && !empty) return null
  return (
    <div
      id={id}
      data-slot="data-table"
      data-density={density ?? undefined}
      data-variant={variant ?? undefined}
      data-lines={variant === 'lines' ? 'several' : undefined}
      ref={both}
      tabIndex={-1} // has the focus where the row goes that had it, and no other is left
      aria-busy={loading}
      className={
        isEmpty ? className : cx(densityLook({ density }), dataTableLook({ variant, className }), !isWaiting && dimmed)
      }
      {...props}
    >
      {isEmpty ? (
        empty
      ) : (
        <>
          {isWaiting && labels?.loading && (
            <p role="status" className="sr-only">
              {labels.loading}
            </p>
          )}
          <Table variant="stack" stickyHead label={label}>
            <Head
              columns={columns}
              rows={rows}
              sort={sort}
              onSortChange={onSortChange}
              selection={selection}
              labels={labels}
            />
            <TableBody>
              {isWaiting && <Placeholders columns={columns.length + (selection ? 1 : 0)} />}
              {rows.map(row => (
                <DataRow
                  key={idOf(row)}
                  id={id && `${id}-${idOf(row)}`}
                  row={row}
                  columns={columns}
                  isSelected={selection?.has(row)}
                  selectLabel={selection && labels?.select?.(row)}
                  onSelect={select}
                />
              ))}
            </TableBody>
          </Table>
        </>
      )}
    </div>
  )
}

const keepControl = keepsFocus()

type RecordProps<Row> = {
  id: string | undefined
  row: Row
  columns: Column<Row>[]
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined
  /** Names its checkbox. */
  selectLabel: ReactNode
  /** Always the same function. */
  onSelect: (row: Row, isRange: boolean) => void
}

/** One row; drawn again only where something of it has changed. */
const DataRow = memo(function DataRow<Row>({ id, row, columns, isSelected, selectLabel, onSelect }: RecordProps<Row>) {
  const resting = columns.find(({ takesRest }) => takesRest) ?? columns[0]
  return (
    <TableRow id={id} tabIndex={-1} className="sm:*:align-middle">
      {isSelected !== undefined && (
        <Cell className={boxes} onMouseDown={keepTextUnmarked}>
          <CheckboxField
            label={<span className="sr-only">{selectLabel}</span>}
            checked={isSelected}
            onChange={({ nativeEvent }) => onSelect(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
            className="pe-1"
          />
        </Cell>
      )}
      {columns.map(column => (
        <Cell
          key={column.title}
          variant={column.variant}
          label={column.isLabelled ? column.title : undefined}
          data-beside={column.isBeside ? '' : undefined}
          className={cx(column === resting && rest, column.className)}
        >
          {column.cell(row)}
        </Cell>
      ))}
    </TableRow>
  )
}) as <Row>(props: RecordProps<Row>) => ReactNode

/** Selects a row or unselects it; as a range, so do all that stand between it and the one pressed before. */
function useRange<Row>(rows: Row[], idOf: (row: Row) => string, selection: Selection<Row> | undefined) {
  const pressed = useRef<string>(undefined)
  const latest = useRef<(row: Row, isRange: boolean) => void>(undefined)
  function select(row: Row, isRange: boolean) {
    const [from, to] = [rows.findIndex(each => idOf(each) === pressed.current), rows.indexOf(row)]
    pressed.current = idOf(row)
    if (!selection) return
    if (!isRange || from === -1) return selection.toggle([row])
    const isOn = selection.has(row)
    selection.toggle(
      rows.slice(Math.min(from, to), Math.max(from, to) + 1).filter(each => selection.has(each) === isOn),
    )
  }
  useLayoutEffect(() => {
    latest.current = select
  })
  return useCallback((row: Row, isRange: boolean) => latest.current?.(row, isRange), [])
}

/** With Shift the browser would mark the text up to here. */
function keepTextUnmarked(event: Press) {
  if (event.shiftKey) event.preventDefault()
}

const dimmed = 'aria-busy:cursor-progress aria-busy:grayscale'

/**
 * A list in lines has one for each row as long as nothing but the column that `takesRest` is cut for it; where it would
 * be wider than its place, each cell has as many as it needs. What a server has drawn begins with these: nothing lies
 * outside its place, and the ends of its rows stay where they are.
 */
function useLinesThatFit(isInLines: boolean) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const list = box.current
    if (!list || !isInLines) return
    const fit = () => {
      list.dataset.lines = 'one'
      if (list.scrollWidth > list.clientWidth) list.dataset.lines = 'several'
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(list)
    return () => observer.disconnect()
  })
  return box
}

/** A cell without a width of its own: its column is as wide as what the others leave. */
const rest =
  'xl:in-data-[lines=one]:w-full xl:in-data-[lines=one]:max-w-0! xl:in-data-[lines=one]:[&&]:min-w-28! xl:in-data-[lines=one]:truncate'

/** The column of the checkboxes, which paper does not have. */
const boxes = 'min-w-0! lg:w-11 print:hidden'

/** Under the header of the staff area, whose height is `--sticky-top`. */
// a stack hides its head; the checkbox for all rows stays in view
const shownOnPhones = 'max-sm:not-sr-only! max-sm:block! max-sm:border-0!'
const stickyOnDesks =
  'xl:sticky xl:top-(--sticky-top,0) xl:z-10 xl:shadow-[0_1px_0_var(--color-edge)] xl:[&_th]:bg-surface xl:[clip-path:inset(0_0_-1px_round_var(--radius-lg)_var(--radius-lg)_0_0)]'

type HeadProps<Row, Sort extends string> = Pick<
  DataTableProps<Row, Sort>,
  'columns' | 'rows' | 'sort' | 'onSortChange' | 'selection' | 'labels'
>

function Head<Row, Sort extends string>({
  columns,
  rows,
  sort,
  onSortChange,
  selection,
  labels,
}: HeadProps<Row, Sort>) {
  return (
    <TableHead className={cx(shownOnPhones, stickyOnDesks)}>
      <TableRow className="max-sm:block sm:*:align-middle!">
        {selection && (
          <HeadCell
            className={cx(
              boxes,
              'max-sm:not-sr-only! max-sm:block! max-sm:border-b max-sm:border-line max-sm:px-4! max-sm:py-1!',
            )}
          >
            <SelectAll
              rows={rows}
              selection={selection}
              label={<span className="sm:sr-only">{labels?.selectAll}</span>}
            />
          </HeadCell>
        )}
        {columns.map(({ title, orders, variant, className }) => {
          const direction = orders && directionOf(orders, sort)
          return (
            <HeadCell
              key={title}
              variant={variant}
              aria-sort={direction}
              className={cx('max-sm:sr-only max-sm:min-w-0! max-sm:p-0!', className)}
            >
              {orders && onSortChange ? (
                <Sortable
                  direction={direction}
                  onPress={() => {
                    const next = nextOrder(orders, sort)
                    if (next) onSortChange(next)
                  }}
                >
                  {title}
                </Sortable>
              ) : (
                title
              )}
            </HeadCell>
          )
        })}
      </TableRow>
    </TableHead>
  )
}

type Direction = 'ascending' | 'descending'

function directionOf<Sort extends string>({ ascending, descending }: Orders<Sort>, sort?: Sort): Direction | undefined {
  if (sort === undefined) return undefined
  if (sort === ascending) return 'ascending'
  return sort === descending ? 'descending' : undefined
}

/** The other way round where the column can be, else its own order. */
function nextOrder<Sort extends string>({ ascending, descending }: Orders<Sort>, sort?: Sort) {
  if (sort !== undefined && sort === ascending) return descending ?? ascending
  return ascending !== undefined && (sort === descending || descending === undefined) ? ascending : descending
}

const arrows = { ascending: ArrowUp, descending: ArrowDown }

type SortableProps = { direction: Direction | undefined; onPress: () => void; children: ReactNode }

/** A column's title as a button; on phones, which show no head, the order is chosen elsewhere. */
function Sortable({ direction, onPress, children }: SortableProps) {
  const Icon = direction ? arrows[direction] : ChevronsUpDown
  return (
    <>
      <button
        type="button"
        onClick={onPress}
        className="-my-3 inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-sm text-start font-semibold transition-colors hover:text-brand active:text-brand-strong in-aria-[sort]:text-ink focus-visible:-outline-offset-3 max-sm:hidden [&>svg]:size-4 [&>svg]:shrink-0"
      >
        {children}
        <Icon aria-hidden="true" />
      </button>
      <span className="sm:hidden">{children}</span>
    </>
  )
}

type SelectAllProps<Row> = {
  /** Those in view. */
  rows: Row[]
  /** Which rows are selected. */
  selection: Selection<Row>
  /** What it says. */
  label: ReactNode
}

/** One checkbox for all records in view, for lists of cards too; half checked while only some are selected. */
export function SelectAll<Row>({ rows, selection, label }: SelectAllProps<Row>) {
  const selected = rows.filter(selection.has).length
  return (
    <CheckboxField
      label={label}
      checked={rows.length > 0 && selected === rows.length}
      indeterminate={selected > 0 && selected < rows.length}
      onChange={() => selection.toggle(rows)}
      className="pe-1"
    />
  )
}

function Placeholders({ columns }: { columns: number }) {
  return Array.from({ length: PLACEHOLDERS }, (_, row) => (
    <TableRow key={row}>
      {Array.from({ length: columns }, (_, column) => (
        <Cell key={column}>
          <Skeleton className="h-5 w-full max-w-40" />
        </Cell>
      ))}
    </TableRow>
  ))
}
