import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { NoticeChoices } from '#app/features/notices/admin/notice-choices.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { ChangeEmail, ChangePassword, Rename } from './account-details.tsx'
import { Factors } from './account-factors.tsx'
import { Leave } from './account-leave.tsx'
import { Providers } from './account-providers.tsx'
import { profileQuery } from './profile-query.ts'
import { Sessions } from './account-sessions.tsx'

const route = getRouteApi('/admin/account')

export function AccountPage() {
  const { data: profile } = useSuspenseQuery(profileQuery())
  const returned = route.useSearch()
  return (
    <>
      <PageHeader variant="staff" title={m.account_title()} description={m.account_lead()} />
      <div className="grid max-w-text gap-12">
        <Rename profile={profile} />
        <ChangeEmail profile={profile} />
        <ChangePassword profile={profile} />
        <Factors profile={profile} />
        <NoticeChoices hasAddress={profile.email !== null} />
        <Providers providers={profile.providers} returned={returned} />
        <Sessions sessions={profile.sessions} />
        <Leave />
      </div>
    </>
  )
}
