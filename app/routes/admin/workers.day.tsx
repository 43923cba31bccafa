import { createFileRoute } from '@tanstack/react-router'
import { DayPage, loadDay } from '#app/features/workers/admin/day-page.tsx'
import { readDaySearch } from '#app/features/workers/admin/day-search.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/workers/day')({
  staticData: { part: 'workers', right: 'workers' },
  validateSearch: readDaySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadDay(deps),
  gcTime: 0,
  head: () => pageHead(m.day_title()),
  component: DayPage,
  errorComponent: () => <LoadError title={m.day_title()} message={m.workers_failed()} />,
})
