import { EmptyState } from '@agency/ui/EmptyState'
import { Building2 } from 'lucide-react'
import { DocumentList } from '#app/features/content/document-list.tsx'
import { m } from '#i18n/paraglide/messages.js'

/** The companies of the group in the order in which visitors see them. */
export function CompaniesListPage() {
  return (
    <DocumentList
      feature="companies"
      addLabel={m.company_add()}
      addPage="/admin/companies/add"
      pictureOf={({ logo }) => logo as string | undefined}
      empty={
        <EmptyState
          icon={<Building2 aria-hidden="true" />}
          title={m.companies_admin_empty()}
          description={m.companies_admin_empty_text()}
        />
      }
    />
  )
}
