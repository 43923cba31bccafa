import { PageHeader } from '@agency/ui/PageHeader'
import { m } from '#i18n/paraglide/messages.js'
import { ClientForm } from './client-form.tsx'

export function AddClientPage() {
  return (
    <>
      <PageHeader variant="staff" title={m.form_add_title()} lead={m.form_add_lead()} />
      <ClientForm onSaved={() => {}} />
    </>
  )
}
