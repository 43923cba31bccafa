import { useMatch, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { queryClient } from '#app/rendering/trpc.ts'
import type { ListPage } from './use-list.ts'

/** The most records that are selected at once by “all that match”. */
export const ALL_MAX = 1_000

const KEPT = 'selection'

/** The records that are selected, also on other pages of the list. */
export type Selection<Row> = {
  rows: Row[]
  has: (row: Row) => boolean
  /** Selects these; when all of them are, unselects them. */
  toggle: (rows: Row[]) => void
  /** Unselects these, all of them by default. */
  remove: (rows?: Row[]) => void
  /** All that match, once as many as a page are selected and there are more. */
  rest?: { count: number; select: (onRead: (done: number) => void) => Promise<number> } | undefined
}

type List<Row> = Pick<ListPage<Row>, 'rows' | 'count'>

/**
 * A selection over all pages of a list; `list` is its current page, whose rows are as they are now. `readPage` asks the server for a page
 * of the same list, as large as pages can be; a list that has no pages needs none. Who comes back to
 * a list by Back finds selected what was.
 */
export function useSelection<Row>(
  idOf: (row: Row) => string,
  list: List<Row> | undefined,
  readPage?: (page: number) => Promise<ListPage<Row>>,
): Selection<Row> {
  const [selected, setSelected] = useSelected<Row>()
  const { rows: shown = [], count = 0 } = list ?? {}
  const current = new Map(shown.map(row => [idOf(row), row]))
  const has = (row: Row) => selected.has(idOf(row))

  async function selectAll(read: NonNullable<typeof readPage>, onRead: (done: number) => void) {
    const found = new Map<string, Row>()
    let now = 0
    for (let page = 1, pages = 1; page <= pages && found.size < ALL_MAX; page++) {
      const part = await read(page)
      ;({ count: now, pages } = part)
      for (const row of part.rows) if (found.size < ALL_MAX) found.set(idOf(row), row)
      onRead(found.size)
    }
    setSelected(found)
    return now
  }

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
    rest:
      readPage && selected.size > 0 && selected.size >= shown.length && selected.size < Math.min(count, ALL_MAX)
        ? { count, select: onRead => selectAll(readPage, onRead) }
        : undefined,
  }
}

/**
 * What is selected, kept for this entry of the browser's history among what was read: whatever is saved meanwhile makes all of that stale,
 * and then nothing is selected, as rows may have moved on.
 */
function useSelected<Row>() {
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname })
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key })
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(() => {
    const kept = queryClient().getQueryState<ReadonlyMap<string, Row>>([KEPT, path, entry])
    return (!kept?.isInvalidated && kept?.data) || new Map()
  })
  useEffect(() => {
    queryClient().setQueryDefaults([KEPT], { gcTime: Infinity })
    queryClient().setQueryData([KEPT, path, entry], selected)
  }, [path, entry, selected])
  return [selected, setSelected] as const
}
