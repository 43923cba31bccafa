import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { useBlocker } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { m } from '#i18n/paraglide/messages.js'

type Props = {
  isDirty: boolean
  hasSaved: RefObject<boolean>
  /** What becomes of what was typed. */
  text?: string
}

/** Confirms that unsaved work is left: with our dialog for links and Back, with the browser's for reload and closing. */
export function LeaveGuard({ isDirty, hasSaved, text = m.leave_text() }: Props) {
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
      description={text}
      labels={{ confirm: m.leave_go(), cancel: m.leave_stay() }}

      onConfirm={() => proceed?.()}
    />
  )
}
