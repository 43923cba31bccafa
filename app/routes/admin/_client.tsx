import { createFileRoute } from '@tanstack/react-router'
import { ClientFormPage } from '#app/features/clients/admin/client-form-page.tsx'

export const Route = createFileRoute('/admin/_client')({
  staticData: { right: 'content' },
  component: ClientFormPage,
})
