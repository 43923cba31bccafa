import { type ActivityArea, type Feature, registerFeatures } from '#server/define-feature.ts'
import type { accountsActivity } from '#server/features/accounts/activity.ts'
import { accounts } from '#server/features/accounts/feature.ts'
import { activity } from '#server/features/activity/feature.ts'
import type { clientsActivity } from '#server/features/clients/activity.ts'
import { clients } from '#server/features/clients/feature.ts'
import { companies } from '#server/features/companies/feature.ts'
import { complaints } from '#server/features/complaints/feature.ts'
import { content } from '#server/features/content/feature.ts'
import { demands } from '#server/features/demands/feature.ts'
import type { demandsActivity } from '#server/features/demands/activity.ts'
import type { demandsNotices } from '#server/features/demands/notices.ts'
import { dashboard } from '#server/features/dashboard/feature.ts'
import type { enquiriesActivity } from '#server/features/enquiries/activity.ts'
import { enquiries } from '#server/features/enquiries/feature.ts'
import type { newsActivity } from '#server/features/news/activity.ts'
import { home } from '#server/features/home/feature.ts'
import { links } from '#server/features/links/feature.ts'
import { pages } from '#server/features/pages/feature.ts'
import { procedure } from '#server/features/procedure/feature.ts'
import type { systemActivity } from '#server/features/system/activity.ts'
import { system } from '#server/features/system/feature.ts'
import { settingFeatures, settings } from '#server/features/settings/feature.ts'
import { fees, feesPage } from '#server/features/fees/feature.ts'
import { webhooks } from '#server/features/webhooks/feature.ts'
import { search } from '#server/features/search/feature.ts'
import type { applicationsActivity } from '#server/features/applications/activity.ts'
import { applications } from '#server/features/applications/feature.ts'
import { vacancies } from '#server/features/vacancies/feature.ts'
import { gallery } from '#server/features/gallery/feature.ts'
import { slides } from '#server/features/slides/feature.ts'
import type { webhooksActivity } from '#server/features/webhooks/activity.ts'
import type { mediaActivity } from '#server/features/media/activity.ts'
import { media } from '#server/features/media/feature.ts'
import type { tokensActivity } from '#server/features/tokens/activity.ts'
import { tokens } from '#server/features/tokens/feature.ts'
import type { tokensNotices } from '#server/features/tokens/notices.ts'
import { notices } from '#server/features/notices/feature.ts'
import { news } from '#server/features/news/feature.ts'
import type { accountsNotices } from '#server/features/accounts/notices.ts'
import type { applicationsNotices } from '#server/features/applications/notices.ts'
import type { complaintsNotices } from '#server/features/complaints/notices.ts'
import type { enquiriesNotices } from '#server/features/enquiries/notices.ts'
import type { webhooksNotices } from '#server/features/webhooks/notices.ts'
import type { contentNotices } from '#server/features/content/notices.ts'
import type { settingsNotices } from '#server/features/settings/notices.ts'
import type { systemNotices } from '#server/features/notices/notices.ts'
import { router } from '#server/trpc/procedures.ts'

/** The table of contents: every feature, once. */
export const features = [
  accounts,
  ...settingFeatures,
  clients,
  enquiries,
  companies,
  slides,
  gallery,
  news,
  vacancies,
  applications,
  demands,
  complaints,
  fees,
  feesPage,
  pages,
  procedure,
  home,
  activity,
  search,
  links,
  content,
  media,
  settings,
  webhooks,
  dashboard,
  notices,
  tokens,
  system,
] as const
registerFeatures(features)

export const appRouter = router(routersOf(features))
export type AppRouter = typeof appRouter

/** Every action that the activity log records. */
export type Action = ActionOf<
  typeof accountsActivity &
    typeof clientsActivity &
    typeof newsActivity &
    typeof enquiriesActivity &
    typeof applicationsActivity &
    typeof demandsActivity &
    typeof mediaActivity &
    typeof webhooksActivity &
    typeof tokensActivity &
    typeof systemActivity
>

type ActionOf<Areas extends Record<string, ActivityArea>> = {
  [Area in keyof Areas]: keyof Areas[Area]['actions']
}[keyof Areas] &
  string

/** Every kind of event that staff can hear of. */
export type NoticeEvent = keyof (typeof accountsNotices &
  typeof enquiriesNotices &
  typeof applicationsNotices &
  typeof complaintsNotices &
  typeof demandsNotices &
  typeof contentNotices &
  typeof settingsNotices &
  typeof systemNotices &
  typeof tokensNotices &
  typeof webhooksNotices) &
  string

type RoutersOf<Features extends readonly Pick<Feature, 'name' | 'router'>[]> = {
  [F in Features[number] as [NonNullable<F['router']>] extends [never] ? never : F['name']]: NonNullable<F['router']>
}

function routersOf<const Features extends readonly Pick<Feature, 'name' | 'router'>[]>(all: Features) {
  const entries = all.flatMap(({ name, router }) => (router ? [[name, router]] : []))
  return Object.fromEntries(entries) as RoutersOf<Features>
}
