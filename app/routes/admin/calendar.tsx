import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { CalendarPage, loadCalendar } from '#app/features/calendar/admin/calendar-page.tsx'
import { readCalendarSearch } from '#app/features/calendar/admin/calendar-search.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'
import { CALENDAR } from '#server/features/calendar/rights.shared.ts'

export const Route = createFileRoute('/admin/calendar')({
  staticData: { part: 'calendar', right: CALENDAR },
  validateSearch: readCalendarSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadCalendar(deps),
  gcTime: 0,
  head: () => pageHead(m.day_calendar()),
  component: CalendarPage,
  pendingComponent: () => <Spinner label={m.calendar_loading()} />,
  errorComponent: () => <LoadError title={m.day_calendar()} message={m.calendar_failed()} />,
})
