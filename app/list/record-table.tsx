import { Cell, HeadCell, Row as TableRow, Table, TableBody, TableHead } from '@agency/ui/Table'
import type { ReactNode } from 'react'
import { m } from '#i18n/paraglide/messages.js'

export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  /** The cell is named by its column on phones, where a row is a block. */
  isLabelled?: boolean
  variant?: 'numeric'
  className?: string
}

type Props<Row> = {
  label: string
  columns: Column<Row>[]
  rows: Row[]
  idOf: (row: Row) => string
  checkboxOf?: ((row: Row) => ReactNode) | undefined
}

/** The rows of a staff list as a table; on phones each row is a block. */
export function RecordTable<Row>({ label, columns, rows, idOf, checkboxOf }: Props<Row>) {
  return (
    <Table variant="stack" stickyHead label={label}>
      <TableHead className={stickyOnDesks}>
        <TableRow>
          {checkboxOf && (
            <HeadCell className="min-w-0!">
              <span className="sr-only">{m.list_selection()}</span>
            </HeadCell>
          )}
          {columns.map(({ title, variant, className }) => (
            <HeadCell key={title} variant={variant} className={className}>
              {title}
            </HeadCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(row => (
          <TableRow key={idOf(row)} id={`row-${idOf(row)}`} tabIndex={-1} className="sm:*:align-middle">
            {checkboxOf && <Cell className="min-w-0!">{checkboxOf(row)}</Cell>}
            {columns.map(({ title, cell, isLabelled, variant, className }) => (
              <Cell key={title} variant={variant} label={isLabelled ? title : undefined} className={className}>
                {cell(row)}
              </Cell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Under the header of the staff area. */
const stickyOnDesks =
  'xl:sticky xl:top-16 xl:z-10 xl:shadow-[0_1px_0_var(--color-edge)] xl:[&_th]:bg-surface xl:[&_th:first-child]:rounded-ss-lg xl:[&_th:last-child]:rounded-se-lg'
