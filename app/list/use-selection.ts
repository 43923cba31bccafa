import { useState } from 'react'

/** The records that are selected, also on other pages of the list. */
export type Selection<Row> = {
  rows: Row[]
  has: (row: Row) => boolean
  /** Selects these; when all of them are, unselects them. */
  toggle: (rows: Row[]) => void
  /** Unselects these, all of them by default. */
  remove: (rows?: Row[]) => void
}

/** A selection that keeps the rows as they were when they were selected. */
export function useSelection<Row>(idOf: (row: Row) => string): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map())
  const has = (row: Row) => selected.has(idOf(row))
  return {
    rows: [...selected.values()],
    has,
    toggle(rows) {
      const next = new Map(selected)
      const isWhole = rows.every(has)
      for (const row of rows) {
        if (isWhole) next.delete(idOf(row))
        else next.set(idOf(row), row)
      }
      setSelected(next)
    },
    remove(rows) {
      const gone = new Set(rows?.map(idOf))
      setSelected(before => new Map([...before].filter(([id]) => rows !== undefined && !gone.has(id))))
    },
  }
}
