import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { signOut } from '#app/features/accounts/admin/sign-out.ts'
import { StaffProviders } from '#app/layouts/admin/staff-providers.tsx'
import { load } from '#app/rendering/trpc.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { Factors } from './account-factors.tsx'
import { profileQuery } from './profile-query.ts'

export async function loadSetUp(): Promise<void> {
  await load(profileQuery())
}

/** What owners and admins see before anything else where they need a second factor and have none. */
export const SetUpPage = () => (
  <StaffProviders>
    <SetUp />
  </StaffProviders>
)

function SetUp() {
  const { data: profile } = useSuspenseQuery(profileQuery())
  const router = useRouter()
  return (
    <main id="content" className="mx-auto grid max-w-text gap-6 p-4 sm:py-12">
      <PageHeader variant="staff" title={m.set_up_factor_title()} description={m.set_up_factor_text()} />
      <Factors profile={profile} />
      <div className="flex flex-wrap gap-3 border-t border-line pt-6">
        {profile.factors.hasSecondFactor && (
          <Button asChild>
            <a href={localPath('/admin')}>{m.set_up_factor_go()}</a>
          </Button>
        )}
        <Button variant="secondary" onClick={() => void signOut(router)}>
          {m.admin_logout()}
        </Button>
      </div>
    </main>
  )
}
