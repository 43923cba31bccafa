import { Button } from '@agency/ui/Button'
import { toast } from '@agency/ui/Toasts'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { findLink, readToken, readWeak } from '#app/features/accounts/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { NewPasswordField } from '#app/features/accounts/new-password.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { findPosted, usePublicForm } from '#app/features/enquiries/public-form.ts'
import type { Link } from '#server/features/accounts/recovery.ts'
import { AccountForm, AccountFrame } from '#app/features/accounts/public/account-form.tsx'
import { DeadLink } from '#app/features/accounts/public/static-dead-link.ts'
import { ResetNotes } from '#app/features/accounts/public/static-reset-notes.ts'

export const Route = createFileRoute('/_public/reset-password')({
  staticData: { isPersonal: true, isUnlisted: true },
  validateSearch: (search: Record<string, unknown>) => ({ ...readToken(search), ...readWeak(search) }),
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ deps: { token } }) => {
    const [found] = await Promise.all([findLink('reset', token), ResetNotes.preload(), DeadLink.preload()])
    return { posted: findPosted(), found, token }
  },
  head: () => pageHead(m.reset_title(), import.meta.env.SSR && m.reset_description()),
  component: ResetPassword,
})

function ResetPassword() {
  const { found } = Route.useLoaderData()
  return found ? <Choose {...found} /> : <DeadLink kind="reset" />
}

function Choose({ name, email, passwordMinLength, providers }: Link) {
  const router = useRouter()
  const { posted, token } = Route.useLoaderData()
  const { weak } = Route.useSearch()
  const { errors, problem, isBusy, submit } = usePublicForm({
    procedure: 'accounts.resetPassword',
    posted,
    needed: { password: m.password_needed },
    async onDone() {
      toast.success(m.reset_done())
      await router.navigate({ href: '/admin' })
    },
  })
  return (
    <AccountFrame title={m.reset_title()} lead={m.reset_lead({ name, email })}>
      <AccountForm problem={problem} onSubmit={submit}>
        <ResetNotes isWeak={weak !== undefined} providers={providers} />
        <input type="hidden" name="token" value={token} />
        <input type="email" name="email" value={email} readOnly autoComplete="username" hidden />{' '}
        {/* tells password managers whose password it is */}
        <NewPasswordField label={m.field_new_password()} shortest={passwordMinLength} error={errors.password} />
        <Button type="submit" variant="accent" size="lg" busy={isBusy}>
          {isBusy ? m.reset_busy() : m.reset_button()}
        </Button>
      </AccountForm>
    </AccountFrame>
  )
}
