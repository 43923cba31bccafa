import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DashboardCard } from '#app/layouts/admin/dashboard-card.tsx'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { ShortDay } from '#app/list/short-day.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { load, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { stateLabels } from '#server/features/applications/stages/states.shared.ts'

const summaryQuery = () => trpc().applications.summary.queryOptions()
export const loadPart = () => load(summaryQuery())

const cell = 'py-1! align-middle!'

/**
 * On the dashboard: how many applicants are in each stage, and since when the one that waits longest is
 * there; each leads to them.
 */
export function Part() {
  const { data: stages = [] } = useQuery(summaryQuery())
  if (stages.length === 0) return null
  return (
    <DashboardCard title={m.desk_stages()}>
      <Table label={m.desk_stages()}>
        <TableHead>
          <Row>
            <HeadCell>{m.record_state()}</HeadCell>
            <HeadCell variant="numeric">{m.applications_title()}</HeadCell>
            <HeadCell>{m.desk_stage_oldest()}</HeadCell>
          </Row>
        </TableHead>
        <TableBody>
          {stages.map(({ state, count, oldest }) => (
            <Row key={state}>
              <Cell className={cell}>
                <Link
                  to="/admin/applications"
                  search={{ state, sort: 'waiting' }}
                  className={`${standaloneLink} whitespace-nowrap lg:pointer-fine:min-h-8`}
                >
                  {stateLabels[state]()}
                </Link>
              </Cell>
              <Cell variant="numeric" className={cell}>
                {formatNumber(count)}
              </Cell>
              <Cell className={cell}>{oldest && <ShortDay at={oldest} />}</Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </DashboardCard>
  )
}
