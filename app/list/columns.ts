import type { ReactNode } from 'react'
import type { Column } from '@agency/ui/DataTable'

/** A column of a list, by the id that its address gives it. */
export type ListColumn<Row> = Column<Row> & {
  id: string
  /** It is always there, as it names the record. */
  isFixed?: true
  /** It is there when somebody has chosen it. */
  isExtra?: true
}

/** For an address by which none is chosen: an empty one would say nothing. */
const NONE = '-'

/** What a choice of columns knows of each. */
export type ColumnName = Pick<ListColumn<never>, 'id' | 'title' | 'isFixed' | 'isExtra'>

/** Those that a list shows: what its address says, in the order of the list. */
export function shownColumns<Named extends ColumnName>(columns: Named[], chosen: string | undefined): Named[] {
  const ids = chosen === undefined ? usualIds(columns) : chosen.split(' ')
  return columns.filter(({ id, isFixed }) => isFixed || ids.includes(id))
}

/** What the address says once a column is added or taken away; undefined for the usual ones. */
export function withColumn(columns: ColumnName[], chosen: string | undefined, id: string) {
  const shown = new Set(shownColumns(columns, chosen).map(each => each.id))
  const next = columns.map(each => each.id).filter(each => (each === id) !== shown.has(each))
  return next.join() === usualIds(columns).join() ? undefined : next.join(' ') || NONE
}

/** Those of them that say something of any of these rows: the others are folded, so that names have their room. */
export const filledColumns = <Row>(columns: ListColumn<Row>[], rows: Row[]): ListColumn<Row>[] =>
  columns.filter(({ isFixed, cell }) => isFixed || rows.length === 0 || rows.some(row => !isEmpty(cell(row))))

const isEmpty = (content: ReactNode) => content === null || content === undefined || content === false || content === ''

const usualIds = (columns: ColumnName[]) => columns.filter(({ isExtra }) => !isExtra).map(({ id }) => id)
