import { today } from '#i18n/format.ts'
import { COST_ITEMS } from '#server/features/vacancies/schema.ts'
import { slugOf } from '#server/features/vacancies/slug.shared.ts'
import type { openEditor } from '../content/editor.ts'

type Editor = Pick<Awaited<ReturnType<typeof openEditor>>, 'content'>
type Cost = { item: string; payer: string; maxTaka?: number }

const DAY_MS = 24 * 60 * 60 * 1000

/** The day in Dhaka that many days from now. */
export const inDays = (days: number) => today(Date.now() + days * DAY_MS)

/** The same, or up to three days earlier: a day that every month has, so that so many months from it and back is that day again. */
export function steadyDay(days: number): string {
  const day = inDays(days)
  return Number(day.slice(8)) > LAST_OF_FEBRUARY ? steadyDay(days - 1) : day
}
const LAST_OF_FEBRUARY = 28

/** A vacancy with every required field, open for ten days, for two people, for which the employer pays everything. */
export const job = {
  trade: 'mason',
  posts: 2,
  country: 'SA',
  city: 'Jeddah',
  closesOn: inDays(10),
  employer: 'Al Manar',
  wage: 1500,
  currency: 'SAR',
  period: 'month',
  rate: '32.55',
  rateOn: inDays(-10),
  hours: 8,
  days: 6,
  months: 24,
  housing: 'free',
  food: 'free',
  compensation: 'As the law asks',
  permissionNo: 'P-1',
  permissionOn: inDays(-20),
  approvalNo: 'A-1',
  approvalOn: inDays(-10),
  approvalOffice: 'BMET',
  costs: COST_ITEMS.map((item): Cost => ({ item, payer: 'employer' })),
}

/** Publishes it with other values; gives it with the end of its address and the path of its page. */
export async function publishJob({ content }: Editor, data: object = {}) {
  const values = { ...job, ...data }
  const saved = await content('publish', { feature: 'vacancies', seen: 0, data: values })
  const slug = slugOf({ ...values, _id: saved._id })
  return { ...saved, slug, path: `/jobs/${slug}` }
}

/** Its costs, of which the worker pays these. */
export const costsWith = (...changed: Cost[]) => [
  ...job.costs.filter(({ item }) => changed.every(cost => cost.item !== item)),
  ...changed,
]
