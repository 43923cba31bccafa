import { PageHeader } from '@agency/ui/PageHeader'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ClientForm } from '#app/features/clients/admin/client-form.tsx'

export const Route = createFileRoute('/admin/add-new-client')({
  head: () => pageHead(m.admin_add()),
  component: AddNewClient,
})

function AddNewClient() {
  return (
    <>
      <PageHeader variant="staff" title={m.form_add_title()} lead={m.form_add_lead()} />
      <ClientForm onSaved={() => {}} />
    </>
  )
}
