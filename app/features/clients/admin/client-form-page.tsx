import { MessageDialog } from '@agency/ui/MessageDialog'
import { useState } from 'react'
import { RecordScreen } from '#app/editor/record-screen.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { ClientForm } from './client-form.tsx'

/** The screen for adding a client country and for updating one. */
export function ClientFormPage() {
  const [hasAdded, setAdded] = useState(false)
  return (
    <>
      <RecordScreen feature="clients">
        {record => (
          <ClientForm
            {...record}
            onAdded={() => {
              record.renew()
              setAdded(true)
            }}
          />
        )}
      </RecordScreen>
      <MessageDialog
        open={hasAdded}
        onOpenChange={setAdded}
        focusAfter={() => document.getElementById('countryName')}
        variant="success"
        title={m.saved_title()}
        description={m.saved_text()}
        labels={{ close: m.ok() }}
      />
    </>
  )
}
