import { createFileRoute } from '@tanstack/react-router'
import { CompanyFormPage } from '#app/features/companies/admin/company-form-page.tsx'

export const Route = createFileRoute('/admin/companies/_form')({
  staticData: { right: 'content' },
  component: CompanyFormPage,
})
