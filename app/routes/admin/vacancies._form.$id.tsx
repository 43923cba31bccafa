import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadRecord } from '#app/editor/load-record.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { RecordMissing } from '#app/layouts/admin/record-missing.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/vacancies/_form/$id')({
  loader: ({ params }) => loadRecord('vacancies', params.id),
  gcTime: 0,
  head: () => pageHead(m.vacancy_one()),
  pendingComponent: () => <Spinner label={m.documents_loading()} />,
  errorComponent: () => <LoadError title={m.vacancy_one()} message={m.documents_failed()} />,
  notFoundComponent: () => (
    <RecordMissing
      title={m.vacancy_one()}
      message={m.content_missing()}
      to="/admin/vacancies"
      label={m.vacancies_many()}
    />
  ),
})
