import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { Link } from '@tanstack/react-router'
import { FileDown, FileUp } from 'lucide-react'
import { TrashLink } from '#app/features/content/trash-link.tsx'
import { m } from '#i18n/paraglide/messages.js'

/** The list's title, with what can be done with all countries: add, import, export. */
export function ManageClientsHeader() {
  return (
    <PageHeader
      variant="list"
      title={m.manage_title()}
      description={m.manage_lead()}
      actions={
        <>
          <Button asChild>
            <Link to="/admin/add-new-client">{m.admin_add()}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/admin/import-clients">
              <FileUp aria-hidden="true" className="size-5" />
              {m.manage_import()}
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <a href="/admin/clients.csv" download>
              <FileDown aria-hidden="true" className="size-5" />
              {m.manage_csv()}
            </a>
          </Button>
          <Button asChild variant="secondary">
            <a href="/admin/clients.json" download>
              <FileDown aria-hidden="true" className="size-5" />
              {m.manage_json()}
            </a>
          </Button>
          <TrashLink feature="clients" />
        </>
      }
    />
  )
}
