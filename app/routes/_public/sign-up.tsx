import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { PasswordField } from '@agency/ui/PasswordField'
import { TextField } from '@agency/ui/TextField'
import { toast } from '@agency/ui/Toasts'
import { zodResolver } from '@hookform/resolvers/zod'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { findPolicy } from '#app/accounts.ts'
import { pageHead } from '#app/head.ts'
import { link } from '#app/link.ts'
import { m } from '#app/paraglide/messages.js'
import { readFailure, trpcClient } from '#app/trpc.ts'
import { signUpInput } from '#server/accounts/schema.ts'
import { AccountForm } from './-account-form.tsx'

export const Route = createFileRoute('/_public/sign-up')({
  loader: () => findPolicy(),
  head: () => pageHead(m.sign_up_title(), m.sign_up_description()),
  component: SignUp,
})

function SignUp() {
  const { passwordMinLength, isClosed } = Route.useLoaderData()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, setError, formState: { errors, isSubmitting } } = useForm({ resolver: zodResolver(signUpInput) })

  const signUp = handleSubmit(async values => {
    setProblem(undefined)
    try {
      await trpcClient().accounts.signUp.mutate(values)
    } catch (error) {
      const { isOffline, message = m.error_ours(), field } = readFailure(error)
      if (field === 'email' || field === 'password') return setError(field, { message }, { shouldFocus: true })
      return setProblem(isOffline ? m.offline() : message)
    }
    toast.success(m.user_created())
    return navigate({ to: '/' })
  })

  return (
    <AccountForm
      title={m.sign_up_title()} lead={m.sign_up_lead()} problem={problem} onSubmit={signUp}
      after={<>
        <Link to="/forgot-password" className={link}>{m.forgot_password()}</Link>
        <span>{m.have_account()} <Link to="/login" className={link}>{m.login_link()}</Link></span>
      </>}
    >
      {isClosed ? <Alert variant="info" title={m.sign_up_closed()} /> : <>
        <TextField label={m.field_name()} autoComplete="name" required error={errors.name?.message} {...register('name')} />
        <TextField label={m.field_email()} type="email" autoComplete="username" required error={errors.email?.message} {...register('email')} />
        <PasswordField
          label={m.field_password()} autoComplete="new-password" required hint={m.password_hint({ min: passwordMinLength })} error={errors.password?.message}
          words={{ show: m.password_show(), hide: m.password_hide() }} {...register('password')}
        />
        <Button type="submit" variant="accent" size="lg" busy={isSubmitting}>{isSubmitting ? m.sign_up_busy() : m.sign_up_button()}</Button>
      </>}
    </AccountForm>
  )
}
