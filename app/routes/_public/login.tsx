import { Button } from '@agency/ui/Button'
import { PasswordField } from '@agency/ui/PasswordField'
import { TextField } from '@agency/ui/TextField'
import { toast } from '@agency/ui/Toasts'
import { zodResolver } from '@hookform/resolvers/zod'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { readRedirect } from '#app/accounts.ts'
import { pageHead } from '#app/head.ts'
import { link } from '#app/link.ts'
import { m } from '#app/paraglide/messages.js'
import { readFailure, trpcClient } from '#app/trpc.ts'
import { signInInput } from '#server/accounts/schema.ts'
import { AccountForm } from './-account-form.tsx'

export const Route = createFileRoute('/_public/login')({
  validateSearch: readRedirect,
  head: () => pageHead(m.login_title(), m.login_description()),
  component: Login,
})

function Login() {
  const router = useRouter()
  const { redirect = '/admin' } = Route.useSearch()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useForm({ resolver: zodResolver(signInInput) })

  const login = handleSubmit(async values => {
    setProblem(undefined)
    try {
      await trpcClient().accounts.signIn.mutate(values)
    } catch (error) {
      const { isOffline, message = m.error_ours() } = readFailure(error)
      return setProblem(isOffline ? m.offline() : message)
    }
    toast.success(m.login_success())
    await router.invalidate()
    return router.navigate({ href: redirect })
  })

  return (
    <AccountForm
      title={m.login_title()} lead={m.login_lead()} problem={problem} onSubmit={login}
      after={<>
        <Link to="/forgot-password" className={link}>{m.forgot_password()}</Link>
        <span>{m.no_account()} <Link to="/sign-up" className={link}>{m.nav_sign_up()}</Link></span>
      </>}
    >
      <TextField label={m.field_email()} type="email" autoComplete="username" required error={errors.email?.message} {...register('email')} />
      <PasswordField
        label={m.field_password()} autoComplete="current-password" required error={errors.password?.message}
        words={{ show: m.password_show(), hide: m.password_hide() }} {...register('password')}
      />
      <Button type="submit" variant="accent" size="lg" busy={isSubmitting}>{isSubmitting ? m.login_busy() : m.login_button()}</Button>
    </AccountForm>
  )
}
