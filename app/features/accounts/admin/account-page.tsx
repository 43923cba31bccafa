import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { NoticeChoices } from '#app/features/notices/admin/notice-choices.tsx'
import { type Outputs, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ChangeEmail, ChangePassword, Rename } from './account-details.tsx'
import { Factors } from './account-factors.tsx'
import { Leave } from './account-leave.tsx'
import { Providers } from './account-providers.tsx'
import { Sessions } from './account-sessions.tsx'

const route = getRouteApi('/admin/account')

export type Profile = Outputs['accounts']['own']['profile']

export const profileQuery = () => trpc().accounts.own.profile.queryOptions()

export function AccountPage() {
  const { data: profile } = useSuspenseQuery(profileQuery())
  const returned = route.useSearch()
  return (
    <>
      <PageHeader variant="staff" title={m.account_title()} description={m.account_lead()} />
      <div className="grid max-w-text gap-12">
        <Rename key={profile.name} profile={profile} />
        <ChangeEmail profile={profile} />
        <ChangePassword profile={profile} />
        <Factors profile={profile} />
        <NoticeChoices hasAddress={profile.email !== null} />
        <Providers providers={profile.providers} hasPassword={profile.hasPassword} returned={returned} />
        <Sessions sessions={profile.sessions} />
        <Leave hasPassword={profile.hasPassword} />
      </div>
    </>
  )
}
