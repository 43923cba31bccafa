import { Alert } from '@agency/ui/Alert'
import { MessageDialog } from '@agency/ui/MessageDialog'
import { m } from '#i18n/paraglide/messages.js'

type Props = {
  isOpen: boolean
  /** why, where it is known */
  reason: string | undefined
  description: string
  focusAfter: () => HTMLElement | null
  onClose: () => void
}

/** Tells that saving failed, and that nothing in the form is lost. */
export function SaveFailedDialog({ isOpen, reason, description, focusAfter, onClose }: Props) {
  return (
    <MessageDialog
      open={isOpen}
      onOpenChange={onClose}
      focusAfter={focusAfter}
      variant="danger"
      title={m.error_title()}
      description={description}
      labels={{ close: m.ok() }}
    >
      {isOpen && (
        <Alert variant="info" title={reason ?? m.nothing_lost()}>
          {reason && m.nothing_lost()}
        </Alert>
      )}
    </MessageDialog>
  )
}
