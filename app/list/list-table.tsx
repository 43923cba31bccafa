import { HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import type { ComponentProps, ReactNode } from 'react'

type Props = {
  label: string
  columns: (string | { title: string; className: string })[]
  variant?: ComponentProps<typeof Table>['variant']
  children: ReactNode
}

/** The table of a staff list: column headings, and a row for each record as children. */
export function ListTable({ label, columns, variant, children }: Props) {
  return (
    <Table variant={variant} label={label}>
      <TableHead>
        <Row>
          {columns.map(column => {
            const { title, className } = typeof column === 'string' ? { title: column, className: undefined } : column
            return (
              <HeadCell key={title} scope="col" className={className}>
                {title}
              </HeadCell>
            )
          })}
        </Row>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  )
}
