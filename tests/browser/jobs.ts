import type { Page } from '@playwright/test'
import { costsWith, job as sample } from '../features/vacancies/job.ts'
import { content } from './actors.ts'

/** A vacancy for one mason, who pays for the medical check. */
export const job = {
  ...sample,
  posts: 1,
  cityBn: 'জেদ্দা',
  costs: costsWith({ item: 'medical', payer: 'worker', maxTaka: 8500 }),
}
/** The client country that its departures are added to. */
export const saudi = {
  countryName: 'Saudi Arabia',
  workSummary: 'Builders on two-year contracts.',
  company: [{ companyName: 'Al Manar', companySector: 'Building', valueOfEmployement: 10 }],
}

/** Fills in what only staff know of the draft that is open, and publishes it. */
export async function publishVacancy(page: Page) {
  const _id = page.url().split('/').at(-1)!
  const input = encodeURIComponent(JSON.stringify({ feature: 'vacancies', _id }))
  const { result } = await (await page.request.get(`/api/trpc/content.open?input=${input}`)).json()
  const filled = Object.entries(result.data.draft.data as object).filter(([, value]) => value !== '' && value !== null)
  const data = { ...job, ...Object.fromEntries(filled), costs: job.costs }
  await content(page, 'publish', { feature: 'vacancies', _id, seen: result.data.newest, data })
}
