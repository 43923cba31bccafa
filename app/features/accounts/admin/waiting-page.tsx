import { Button } from '@agency/ui/Button'
import { StatusPage } from '@agency/ui/StatusPage'
import { useRouter } from '@tanstack/react-router'
import type { requireInactive } from '#app/features/accounts/admin/require-inactive.ts'
import { signOut } from '#app/features/accounts/admin/sign-out.ts'
import { m } from '#i18n/paraglide/messages.js'
import { isOfficer } from '#server/permissions.ts'

export function WaitingPage({ me }: Awaited<ReturnType<typeof requireInactive>>) {
  const router = useRouter()
  const waitsFor = isOfficer(me) ? m.waiting_officer_text : m.waiting_text
  return (
    <main id="content">
      <StatusPage
        title={m.waiting_title()}
        description={me.status === 'suspended' ? m.member_suspended() : waitsFor({ name: me.name })}
        actions={
          <>
            <Button
              onClick={() => {
                void router.invalidate()
              }}
            >
              {m.waiting_check()}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                void signOut(router)
              }}
            >
              {m.admin_logout()}
            </Button>
          </>
        }
      />
    </main>
  )
}
