import { Button } from '@agency/ui/Button'
import { ErrorState } from '@agency/ui/ErrorState'
import { MessageDialog } from '@agency/ui/MessageDialog'
import { PageHeader } from '@agency/ui/PageHeader'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { RetryButton } from '#app/layouts/retry-button.tsx'
import { m } from '#i18n/paraglide/messages.js'

export function LoadClientError({ reason }: { reason: string }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <PageHeader variant="staff" title={m.form_update_title()} />
      <ErrorState
        title={m.load_one_failed()}
        description={reason}
        actions={
          <>
            <RetryButton />
            <Button variant="secondary" asChild>
              <Link to="/admin/manage-clients">{m.manage_title()}</Link>
            </Button>
          </>
        }
      />
      <MessageDialog
        open={isOpen}
        onOpenChange={setOpen}
        variant="danger"
        title={m.load_one_failed_title()}
        description={m.load_one_failed()}
        labels={{ close: m.ok() }}
      />
    </>
  )
}
