import { MessageDialog } from '@agency/ui/MessageDialog'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import { findOpener } from '#app/list/return-to-list.ts'
import { m } from '#i18n/paraglide/messages.js'

declare module '@tanstack/react-router' {
  interface HistoryState {
    updated?: { _id: string; note?: string | undefined }
  }
}

/**
 * Tells that the update form has saved, which leads here with the record in the history's state. Closing takes that out
 * again, so that neither Back nor a reload shows it twice.
 */
export function UpdatedNotice() {
  const navigate = useNavigate()
  const updated = useRouterState({ select: ({ location }) => location.state.updated })
  const shownId = useRef<string>(undefined)
  function close() {
    shownId.current = updated?._id
    void navigate({ to: '.', search: true, replace: true, state: {}, resetScroll: false })
  }
  return (
    <MessageDialog
      open={updated !== undefined}
      onOpenChange={close}
      focusAfter={() => findOpener(shownId.current)}
      variant="success"
      title={m.updated_title()}
      description={m.updated_text()}
      labels={{ close: m.ok() }}
    >
      {updated?.note && <p>{updated.note}</p>}
    </MessageDialog>
  )
}
