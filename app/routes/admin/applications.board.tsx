import { createFileRoute } from '@tanstack/react-router'
import { BoardPage, loadBoard } from '#app/features/applications/admin/board-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { readText } from '#app/list/search-params.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/applications/board')({
  staticData: { part: 'applications', right: 'applications' },
  validateSearch: (given: Record<string, unknown>): { vacancy?: string | undefined } => ({
    vacancy: readText(given.vacancy),
  }),
  loaderDeps: ({ search: { vacancy } }) => ({ vacancy }),
  loader: ({ deps: { vacancy } }) => loadBoard(vacancy),
  gcTime: 0,
  head: () => pageHead(m.board_title()),
  component: BoardPage,
  errorComponent: () => <LoadError title={m.board_title()} message={m.applications_failed()} />,
})
