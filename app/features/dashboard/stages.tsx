import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { Link } from '@tanstack/react-router'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { ShortDay } from '#app/list/short-day.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { stateLabels } from '#server/features/applications/states.shared.ts'
import { DashboardCard } from './dashboard-card.tsx'
import type { Overview } from './queries.ts'

/** How many applicants are in each stage, and since when the one that waits longest is there; each leads to them. */
export function Stages({ stages }: Pick<Overview, 'stages'>) {
  if (stages.length === 0) return null
  return (
    <DashboardCard title={m.desk_stages()}>
      <Table label={m.desk_stages()}>
        <TableHead>
          <Row>
            <HeadCell>{m.enquiry_state()}</HeadCell>
            <HeadCell variant="numeric">{m.applications_title()}</HeadCell>
            <HeadCell>{m.desk_stage_oldest()}</HeadCell>
          </Row>
        </TableHead>
        <TableBody>
          {stages.map(({ state, count, oldest }) => (
            <Row key={state}>
              <Cell>
                <Link
                  to="/admin/applications"
                  search={{ state, sort: 'waiting' }}
                  className={`${standaloneLink} whitespace-nowrap`}
                >
                  {stateLabels[state]()}
                </Link>
              </Cell>
              <Cell variant="numeric">{formatNumber(count)}</Cell>
              <Cell>{oldest && <ShortDay at={oldest} />}</Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </DashboardCard>
  )
}
