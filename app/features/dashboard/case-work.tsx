import { Button } from '@agency/ui/Button'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { Link } from '@tanstack/react-router'
import { Columns3, Plus, UserRoundSearch } from 'lucide-react'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { ShortDay } from '#app/list/short-day.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { stateLabels } from '#server/features/applications/states.shared.ts'
import { DashboardCard } from './dashboard-card.tsx'
import type { Overview } from './queries.ts'

/** What case workers do most, one click away. */
export function CaseActions() {
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
      <Button asChild size="sm" variant="accent">
        <Link to="/admin/applications/add">
          <UserRoundSearch aria-hidden="true" />
          {m.application_add()}
        </Link>
      </Button>
      <Button asChild size="sm" variant="secondary">
        <Link to="/admin/vacancies/add">
          <Plus aria-hidden="true" />
          {m.vacancy_add()}
        </Link>
      </Button>
      <Button asChild size="sm" variant="secondary">
        <Link to="/admin/applications/board">
          <Columns3 aria-hidden="true" />
          {m.board_title()}
        </Link>
      </Button>
    </div>
  )
}

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
