import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadVacancies, VacanciesListPage } from '#app/features/vacancies/admin/vacancies-list-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/vacancies/')({
  staticData: { part: 'vacancies', right: 'vacancies' },
  loader: async ({ context }) => void (await loadVacancies(context.me)),
  gcTime: 0,
  head: () => pageHead(m.vacancies_many()),
  component: VacanciesListPage,
  pendingComponent: () => <Spinner label={m.documents_loading()} />,
  errorComponent: () => <LoadError title={m.vacancies_many()} message={m.documents_failed()} />,
})
