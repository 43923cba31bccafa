import { createFileRoute } from '@tanstack/react-router'
import { VacancyFormPage } from '#app/features/vacancies/admin/vacancy-form-page.tsx'

export const Route = createFileRoute('/admin/vacancies/_form')({
  staticData: { right: 'vacancies' },
  component: VacancyFormPage,
})
