import { Button, IconButton } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { saidFilters } from '#app/list/said-filters.ts'
import { UnreadFilters } from '#app/list/unread-filters.tsx'
import { load, trpc } from '#app/rendering/trpc.ts'
import { formatDate, today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { daysFrom } from '#i18n/typed/day.ts'
import { WORKED } from '#server/features/work/worked.shared.ts'
import { can } from '#server/permissions.ts'
import { CalendarFeed, feedQuery } from './calendar-feed.tsx'
import { CalendarMonth } from './calendar-month.tsx'
import { type CalendarSearch, monthOf } from './calendar-search.ts'

const route = getRouteApi('/admin/calendar')
const staffRoute = getRouteApi('/admin')

const thisMonth = () => today().slice(0, 7)

const monthQuery = (search: CalendarSearch) => {
  const { month = thisMonth(), whose = 'mine' } = monthOf(search)
  return trpc().calendar.month.queryOptions({ month, whose })
}

export async function loadCalendar(search: CalendarSearch): Promise<void> {
  await Promise.all([load(monthQuery(search)), load(feedQuery())])
}

/** Interviews, last days to apply and tasks of a month; each leads to its record. */
export function CalendarPage() {
  const search = route.useSearch()
  const { me } = staffRoute.useRouteContext()
  const { data } = useSuspenseQuery(monthQuery(search))
  const shown = monthOf(search)
  const month = shown.month ?? thisMonth()
  const unread = saidFilters([
    { name: 'month', field: m.calendar_month(), value: shown.month ? undefined : search.month, choice: undefined },
    { name: 'whose', field: m.calendar_whose(), value: shown.whose ? undefined : search.whose, choice: undefined },
  ])
  const title = formatDate(`${month}-15T12:00:00+06:00`, { month: 'long', year: 'numeric' })
  const stepTo = (next: string) => ({ ...search, month: next === thisMonth() ? undefined : next })
  return (
    <>
      <PageHeader variant="list" title={m.day_calendar()} description={m.calendar_lead()} />
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <div className="flex items-center gap-1">
          <IconButton asChild variant="surface" aria-label={m.day_previous_month()} aria-keyshortcuts="K">
            <Link to="/admin/calendar" search={stepTo(daysFrom(`${month}-01`, -1).slice(0, 7))} resetScroll={false}>
              <ChevronLeft aria-hidden="true" />
            </Link>
          </IconButton>
          <IconButton asChild variant="surface" aria-label={m.day_next_month()} aria-keyshortcuts="J">
            <Link to="/admin/calendar" search={stepTo(daysFrom(`${month}-01`, 31).slice(0, 7))} resetScroll={false}>
              <ChevronRight aria-hidden="true" />
            </Link>
          </IconButton>
          <h2 className="ms-2 font-sans text-xl" aria-live="polite">
            {title}
          </h2>
        </div>
        {month !== thisMonth() && (
          <Button asChild variant="secondary" size="sm">
            <Link to="/admin/calendar" search={stepTo(thisMonth())} resetScroll={false}>
              {m.calendar_now()}
            </Link>
          </Button>
        )}
        {can(me, WORKED) && (
          <div role="group" aria-label={m.calendar_whose()} className="flex gap-1">
            {(['mine', 'all'] as const).map(whose => {
              const isChosen = (shown.whose ?? 'mine') === whose
              return (
                <Button key={whose} asChild size="sm" variant={isChosen ? 'primary' : 'secondary'}>
                  <Link
                    to="/admin/calendar"
                    search={{ ...search, whose: whose === 'all' ? whose : undefined }}
                    activeOptions={{ exact: true }}
                    aria-current={isChosen}
                    resetScroll={false}
                  >
                    {whose === 'all' ? m.calendar_all() : m.calendar_mine()}
                  </Link>
                </Button>
              )
            })}
          </div>
        )}
      </div>
      <UnreadFilters filters={unread} />
      <CalendarMonth days={data.days} title={title} />
      <CalendarFeed />
    </>
  )
}
