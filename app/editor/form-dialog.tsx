import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { Dialog } from '@agency/ui/Dialog'
import { type ComponentProps, createContext, use, useEffect, useRef, useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'

type Typed = { isTyped: () => boolean }
type Around = { forms: Set<Typed>; close: () => void }

const DialogContext = createContext<Around | undefined>(undefined)

type Props = Omit<ComponentProps<typeof Dialog>, 'onOpenChange' | 'labels'> & { onClose: () => void }

/** A dialog with a form, which asks before it closes with what is typed. */
export function FormDialog({ onClose, children, ...props }: Props) {
  const [isAsked, setAsked] = useState(false)
  const [forms] = useState(() => new Set<Typed>())
  const close = () => ([...forms].some(({ isTyped }) => isTyped()) ? setAsked(true) : onClose())
  return (
    <Dialog onOpenChange={close} labels={{ close: m.close() }} {...props}>
      <DialogContext value={{ forms, close }}>{children}</DialogContext>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.leave_title()}
        description={m.leave_lost()}
        labels={{ confirm: m.leave_go(), cancel: m.leave_stay() }}
        onConfirm={() => {
          setAsked(false)
          onClose()
        }}
      />
    </Dialog>
  )
}

/** Closes the dialog around, as its cross does. */
export const useCloseDialog = () => use(DialogContext)?.close

/** Tells the dialog around whether something is typed. */
export function useAskBeforeClosing(isTyped: () => boolean): void {
  const forms = use(DialogContext)?.forms
  const now = useRef(isTyped)
  useEffect(() => {
    now.current = isTyped
  })
  useEffect(() => {
    const form = { isTyped: () => now.current() }
    forms?.add(form)
    return () => void forms?.delete(form)
  }, [forms])
}
