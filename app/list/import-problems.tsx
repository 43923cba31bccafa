import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import type { ReactNode } from 'react'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

const PLACES_SHOWN = 5

type Problem = { place: number; message: string }
type Props<P extends Problem> = {
  label: string
  /** What a place is called, such as a row. */
  place: string
  problems: P[]
  /** Where in a row, or in an entry, it is. */
  columnOf: (problem: P) => ReactNode
}

/** What is wrong in a file: equal problems are one line, with the places that have it. */
export function ImportProblems<P extends Problem>({ label, place, problems, columnOf }: Props<P>) {
  return (
    <Table variant="stack" label={label}>
      <TableHead>
        <Row>
          {[place, m.import_column(), m.import_wrong()].map(title => (
            <HeadCell key={title} scope="col">
              {title}
            </HeadCell>
          ))}
        </Row>
      </TableHead>
      <TableBody>
        {grouped(problems).map(([problem, places], at) => (
          <Row key={at}>
            <Cell label={place} className="tabular-nums">
              {namesOf({ count: places.length, names: places.slice(0, PLACES_SHOWN).map(n => formatNumber(n)) })}
            </Cell>
            <Cell label={m.import_column()}>{columnOf(problem)}</Cell>
            <Cell className="wrap-anywhere">{problem.message}</Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

function grouped<P extends Problem>(problems: P[]): [P, number[]][] {
  const groups = Map.groupBy(problems, problem => JSON.stringify({ ...problem, place: undefined }))
  return [...groups.values()].map(group => [group[0]!, group.map(({ place }) => place)])
}

/** The first names of a list, and how many there are besides. */
export function namesOf({ count, names }: { count: number; names: string[] }): string {
  const list = names.join(', ')
  return count > names.length ? m.import_names_more({ names: list, count: formatNumber(count - names.length) }) : list
}
