import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { useBlocker } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { m } from '#i18n/paraglide/messages.js'

/** Confirms that unsaved work is left: with our dialog for links and Back, with the browser's for reload and closing. */
export function LeaveGuard({ isDirty, hasSaved }: { isDirty: boolean; hasSaved: RefObject<boolean> }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty && !hasSaved.current,
    enableBeforeUnload: () => isDirty && !hasSaved.current,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={open => {
        if (!open) reset?.()
      }}
      title={m.leave_title()}
      description={m.leave_text()}
      confirmLabel={m.leave_go()}
      cancelLabel={m.leave_stay()}
      onConfirm={() => proceed?.()}
    />
  )
}
