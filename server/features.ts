import { type ActivityArea, type Feature, registerFeatures } from '#server/define-feature.ts'
import type { accountsActivity } from '#server/features/accounts/activity.ts'
import { accounts } from '#server/features/accounts/feature.ts'
import { activity } from '#server/features/activity/feature.ts'
import type { clientsActivity } from '#server/features/clients/activity.ts'
import { clients } from '#server/features/clients/feature.ts'
import { companies } from '#server/features/companies/feature.ts'
import { content } from '#server/features/content/feature.ts'
import { dashboard } from '#server/features/dashboard/feature.ts'
import type { enquiriesActivity } from '#server/features/enquiries/activity.ts'
import { enquiries } from '#server/features/enquiries/feature.ts'
import type { newsActivity } from '#server/features/news/activity.ts'
import { search } from '#server/features/search/feature.ts'
import { news } from '#server/features/news/feature.ts'
import { router } from '#server/trpc/procedures.ts'

/** The table of contents: every feature, once. */
export const features = [accounts, clients, enquiries, companies, news, activity, search, content, dashboard] as const
registerFeatures(features)

export const appRouter = router(routersOf(features))
export type AppRouter = typeof appRouter

/** Every action that the activity log records. */
export type Action = ActionOf<
  typeof accountsActivity & typeof clientsActivity & typeof newsActivity & typeof enquiriesActivity
>

type ActionOf<Areas extends Record<string, ActivityArea>> = {
  [Area in keyof Areas]: keyof Areas[Area]['actions']
}[keyof Areas] &
  string

type RoutersOf<Features extends readonly Pick<Feature, 'name' | 'router'>[]> = {
  [F in Features[number] as [NonNullable<F['router']>] extends [never] ? never : F['name']]: NonNullable<F['router']>
}

function routersOf<const Features extends readonly Pick<Feature, 'name' | 'router'>[]>(all: Features) {
  const entries = all.flatMap(({ name, router }) => (router ? [[name, router]] : []))
  return Object.fromEntries(entries) as RoutersOf<Features>
}
