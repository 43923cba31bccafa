import { Link } from '@agency/ui/Link'
import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { PasswordField } from '@agency/ui/PasswordField'
import { TextField } from '@agency/ui/TextField'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readFailure, trpcClient } from '#app/rendering/trpc.ts'
import { AskPasskey } from './ask-passkey.tsx'
import { codeInput, signInInput } from '#server/features/accounts/schema.ts'

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

  const [needsCode, setNeedsCode] = useState(false)
  const done = () => {
    setNeedsCode(false)
    resetField('password')
    onSignedIn()
  }
  const signIn = handleSubmit(async values => {
    setProblem(undefined)
    try {
      const { choosePassword, secondFactor } = await trpcClient().accounts.signIn.mutate(values)
      if (choosePassword) return setProblem(m.session_password_weak())
      if (secondFactor) return setNeedsCode(true)
    } catch (error) {
      return setProblem(sentenceOf(error))
    }
    return done()
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={m.session_title()}
      description={text}
      labels={{ close: m.close() }}
    >
      {needsCode && <SecondFactor onDone={done} />}
      <form noValidate method="post" className="grid gap-5" hidden={needsCode} onSubmit={signIn}>
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
        <AskPasskey
          label={m.passkey_button()}
          ask={async () => (await import('#app/features/accounts/public/passkey-sign-in.ts')).signInByPasskey()}
          onDone={done}
        />
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

/** The code after the password, of whoever has a second factor. */
function SecondFactor({ onDone }: { onDone: () => void }) {
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: zodResolver(codeInput), defaultValues: { code: '' } })
  useEffect(() => setFocus('code'), [setFocus])
  const pass = handleSubmit(async values => {
    try {
      await trpcClient().accounts.passSecondFactor.mutate(values)
    } catch (error) {
      return setError('code', { message: sentenceOf(error) }, { shouldFocus: true })
    }
    return onDone()
  })
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={pass}>
      <TextField
        label={m.factor_code()}
        hint={m.factor_code_hint()}
        autoComplete="one-time-code"
        maxLength={40}
        required
        error={errors.code?.message}
        {...register('code')}
      />
      <Button type="submit" variant="accent" busy={isSubmitting}>
        {m.factor_button()}
      </Button>
    </form>
  )
}

function sentenceOf(error: unknown) {
  const { isOffline, message = m.error_ours() } = readFailure(error)
  return isOffline ? m.offline() : message
}
