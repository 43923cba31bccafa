import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { leaveInput } from '#server/features/accounts/schema.ts'
import { AccountForm } from '#app/layouts/admin/account-section.tsx'
import { Proof } from './proof.tsx'
import { useSettingsForm } from '#app/editor/use-settings-form.ts'

type Props = {
  title: string
  text?: string
  button: string
  variant?: ComponentProps<typeof Button>['variant']
  open: boolean
  onClose: () => void
  /** what is still missing before it can be saved, as a sentence */
  check?: () => string | undefined
  save: (proof: { currentPassword?: string | undefined }) => Promise<unknown>
  done?: () => string
  children?: ReactNode
}

/** A change that could hand an account over: needs the current password again, or a passkey. */
export function ReauthenticationDialog({
  title,
  text,
  button,
  variant = 'primary',
  open,
  onClose,
  check,
  save,
  done,
  children,
}: Props) {
  const { register, submit, errorOf, problem, isBusy, reset } = useSettingsForm({
    schema: leaveInput,
    values: { currentPassword: '' },
    save,
    done,
  })
  const [incomplete, setIncomplete] = useState<string>()
  const close = () => {
    setIncomplete(undefined)
    reset()
    onClose()
  }
  return (
    <Dialog open={open} onOpenChange={close} title={title} description={text} labels={{ close: m.close() }} size="sm">
      <AccountForm
        problem={incomplete ?? problem}
        onSubmit={event => {
          const sentence = check?.()
          setIncomplete(sentence)
          if (sentence) event.preventDefault()
          else void submit(event)
        }}
      >
        {children}
        <Proof error={errorOf('currentPassword')} {...register('currentPassword')} />
        <Button type="submit" variant={variant} busy={isBusy}>
          {button}
        </Button>
      </AccountForm>
    </Dialog>
  )
}
