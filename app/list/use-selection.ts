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

/** A selection over all pages of a list; `shown` are the rows of the current one, as they are now. */
export function useSelection<Row>(idOf: (row: Row) => string, shown: Row[] = []): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map())
  const current = new Map(shown.map(row => [idOf(row), row]))
  const has = (row: Row) => selected.has(idOf(row))
  return {
    rows: [...selected].map(([id, row]) => current.get(id) ?? row),
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
