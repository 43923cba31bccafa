import { createFileRoute } from '@tanstack/react-router'
import { FeesFormPage } from '#app/features/fees/admin/fees-form-page.tsx'

export const Route = createFileRoute('/admin/fees/_form')({
  staticData: { right: 'vacancies' },
  component: FeesFormPage,
})
