import { Link } from '@agency/ui/Link'
import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { PasswordField } from '@agency/ui/PasswordField'
import { TextField } from '@agency/ui/TextField'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readFailure, trpcClient } from '#app/rendering/trpc.ts'
import { signInInput } from '#server/features/accounts/schema.ts'

type Props = {
  email: string
  open: boolean
  onClose: () => void
  onSignedIn: () => void
  text?: string
  button?: string
}

/** Login in a dialog when a session has ended: the form below stays as it is. `text` and `button` name what follows. */
export function SignInAgain({
  email,
  open,
  onClose,
  onSignedIn,
  text = m.session_text(),
  button = m.session_button(),
}: Props) {
  const [problem, setProblem] = useState<string>()
  const {
    register,
    handleSubmit,
    resetField,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: zodResolver(signInInput), defaultValues: { email, password: '' } })

  const signIn = handleSubmit(async values => {
    setProblem(undefined)
    try {
      const { choosePassword } = await trpcClient().accounts.signIn.mutate(values)
      if (choosePassword) return setProblem(m.session_password_weak())
    } catch (error) {
      const { isOffline, message = m.error_ours() } = readFailure(error)
      return setProblem(isOffline ? m.offline() : message)
    }
    resetField('password')
    return onSignedIn()
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={m.session_title()}
      description={text}
      labels={{ close: m.close() }}
    >
      <form noValidate method="post" className="grid gap-5" onSubmit={signIn}>
        {problem && <Alert variant="danger" title={problem} />}
        <TextField
          label={m.field_email()}
          type="email"
          autoComplete="username"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label={m.field_password()}
          autoComplete="current-password"
          required
          error={errors.password?.message}
          labels={{ show: m.password_show(), hide: m.password_hide() }}
          {...register('password')}
        />
        <Button type="submit" variant="accent" busy={isSubmitting}>
          {button}
        </Button>
        <p className="text-sm text-muted">
          {m.session_other_way()}{' '}
          <Link href={localPath('/login')} target="_blank" rel="noreferrer">
            {m.session_other_link()}
          </Link>
        </p>
      </form>
    </Dialog>
  )
}
