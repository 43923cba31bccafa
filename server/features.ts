import { type Feature, registerFeatures } from '#server/registration/define-feature.ts'
import { activity } from '#server/features/activity/feature.ts'
import { notices } from '#server/features/notices/feature.ts'
import { accounts } from '#server/features/accounts/feature.ts'
import { content } from '#server/features/content/feature.ts'
import { media } from '#server/features/media/feature.ts'
import { settingFeatures, settings } from '#server/features/settings/feature.ts'
import { links } from '#server/features/links/feature.ts'
import { search } from '#server/features/search/feature.ts'
import { answers } from '#server/features/answers/feature.ts'
import { webhooks } from '#server/features/webhooks/feature.ts'
import { work } from '#server/features/work/feature.ts'
import { pages } from '#server/features/pages/feature.ts'
import { procedure } from '#server/features/procedure/feature.ts'
import { vacancies } from '#server/features/vacancies/feature.ts'
import { fees, feesPage } from '#server/features/fees/feature.ts'
import { clients } from '#server/features/clients/feature.ts'
import { companies } from '#server/features/companies/feature.ts'
import { slides } from '#server/features/slides/feature.ts'
import { gallery } from '#server/features/gallery/feature.ts'
import { news } from '#server/features/news/feature.ts'
import { enquiries } from '#server/features/enquiries/feature.ts'
import { applications } from '#server/features/applications/feature.ts'
import { demands } from '#server/features/demands/feature.ts'
import { workers } from '#server/features/workers/feature.ts'
import { people } from '#server/features/people/feature.ts'
import { payments } from '#server/features/payments/feature.ts'
import { complaints } from '#server/features/complaints/feature.ts'
import { home } from '#server/features/home/feature.ts'
import { tasks } from '#server/features/tasks/feature.ts'
import { calendar } from '#server/features/calendar/feature.ts'
import { views } from '#server/features/views/feature.ts'
import { tokens } from '#server/features/tokens/feature.ts'
import { dashboard } from '#server/features/dashboard/feature.ts'
import { system } from '#server/features/system/feature.ts'
import { router } from '#server/trpc/procedures.ts'

/** Every feature, once: each knows those above it, and none below, which give to it by `contributes`. docs/decisions/0031 says why. */
const parts = [
  activity,
  notices,
  accounts,
  content,
  media,
  settings,
  links,
  search,
  answers,
  webhooks,
  work,
  pages,
  procedure,
  vacancies,
  fees,
  feesPage,
  clients,
  companies,
  slides,
  gallery,
  news,
  enquiries,
  applications,
  demands,
  people,
  workers,
  payments,
  complaints,
  home,
  tasks,
  calendar,
  views,
  tokens,
  dashboard,
  system,
] as const
export const features = [...parts, ...settingFeatures(parts)] as const
registerFeatures(features)

export const appRouter = router(routersOf(features))
export type AppRouter = typeof appRouter

type RoutersOf<Features extends readonly Pick<Feature, 'name' | 'router'>[]> = {
  [F in Features[number] as [NonNullable<F['router']>] extends [never] ? never : F['name']]: NonNullable<F['router']>
}

function routersOf<const Features extends readonly Pick<Feature, 'name' | 'router'>[]>(all: Features) {
  const entries = all.flatMap(({ name, router }) => (router ? [[name, router]] : []))
  return Object.fromEntries(entries) as RoutersOf<Features>
}
