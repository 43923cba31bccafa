import { expect, type Page } from '@playwright/test'
import en from '#i18n/messages/demands/en.json' with { type: 'json' }
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

type DemandWords = Pick<typeof en, 'hire_form_next' | 'demand_paste_title' | 'demand_paste_button' | 'demand_send'>

/** An employer fills in a demand of posts that are pasted, and sends it; `isPlain` without scripts, where the form is one page. */
export async function sendDemand(form: Page, posts: string, words: DemandWords = en, isPlain = false) {
  const next = async () => {
    if (!isPlain) await form.getByRole('button', { name: words.hire_form_next }).click()
  }
  const fill = (field: string, text: string) => form.locator(`[name="${field}"]`).fill(text)
  await fill('company', 'Al Manar')
  await fill('registrationNo', 'CR 1010')
  await form.locator('[name=country]').selectOption('SA')
  await next()
  await form.getByText(words.demand_paste_title).click()
  await fill('pasted', posts)
  await form.getByRole('button', { name: words.demand_paste_button }).click()
  await expect(form.locator('[name="lines.0.wage"]')).toHaveValue('1500')
  await next()
  await next()
  await fill('contact', 'Fahad')
  await fill('email', 'fahad@almanar.example')
  await fill('phone', '+966 50 123 4567')
  await form.locator('[name=consent]').check()
  await form.getByRole('button', { name: words.demand_send }).click()
}
