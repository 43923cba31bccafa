import { addColleague, colleague, startSession } from './actors.ts'
import { open, test } from './test.ts'
import type { Page } from '@playwright/test'

test.use({ settings: { DEMO: 'on' } })
test.setTimeout(900_000)

async function ask<T>(page: Page, procedure: string, input: object = {}): Promise<T> {
  const response = await page.request.get(`/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`)
  return (await response.json()).result?.data
}

const only = process.env.LOOK?.split(',')

test('look', async ({ page, otherPerson, expectProblems }) => {
  expectProblems(/.*/)
  await startSession(page)
  const device = await otherPerson()
  await startSession(device, colleague)
  const { rows: apps } = await ask<{ rows: { id: string; state: string }[] }>(page, 'applications.list', { size: 100 })
  const selected = apps.find(({ state }) => state === 'selected') ?? apps[0]!
  const { rows: workers } = await ask<{ rows: { id: string }[] }>(page, 'workers.list')
  const { rows: demands } = await ask<{ rows: { id: string }[] }>(page, 'demands.list')
  const { rows: enquiries } = await ask<{ rows: { id: string }[] }>(page, 'enquiries.list')
  const meetings = await ask<{ ahead: { id: string }[]; past?: { id: string }[] }>(page, 'applications.interviews.list')
  const meeting = [...meetings.ahead, ...(meetings.past ?? [])][0]
  const jobs = await ask<{ _id: string }[]>(page, 'vacancies.list')
  console.log(JSON.stringify({ meetings: meetings.ahead.length, jobs: jobs.length, workers: workers.length }))
  const add = (data: object) => page.request.post('/api/trpc/tasks.add', { data: { id: crypto.randomUUID(), to: 'me', dueOn: new Date().toISOString().slice(0, 10), ...data } })
  for (const [on, record] of [
    ['workers', workers[0]!.id],
    ['vacancies', jobs[0]!._id],
  ])
    console.log((await add({ text: 'Ask for the police paper again, the first was of another name', on, record })).status())
  console.log((await add({ text: 'Pay the rent of the office' })).status())
  const pages: Record<string, string> = {
    dashboard: '/admin',
    door: `/admin/applications/interviews/${meeting?.id}?view=door`,
    invitations: `/admin/applications/interviews/${meeting?.id}?view=invitations`,
    demandadd: '/admin/demands/add',
    demandedit: `/admin/demands/${demands[0]?.id}/edit`,
    demand: `/admin/demands/${demands[0]?.id}`,
    enquiry: `/admin/enquiries/${enquiries[0]?.id}`,
    application: `/admin/applications/${selected.id}`,
    worker: `/admin/workers/${workers[0]?.id}`,
    workeredit: `/admin/workers/${workers[0]?.id}/edit`,
    vacancy: `/admin/vacancies/${jobs[0]?._id}`,
    tasks: '/admin/tasks',
    staff: '/admin/staff',
    people: '/admin/people',
    applications: '/admin/applications',
    workers: '/admin/workers',
    demands: '/admin/demands',
    drawer: '/admin/payments/drawer',
  }
  for (const [language, widths] of [
    ['en', [1280, 390]],
    ['bn', [1280, 390]],
  ] as const) {
    await page.request.post('/api/trpc/accounts.own.setLanguage', { data: { language } })
    for (const width of widths)
      for (const [name, path] of Object.entries(pages)) {
        if (only && !only.includes(name)) continue
        await page.setViewportSize({ width, height: 844 })
        try {
          await page.goto(`${language === 'bn' ? '/bn' : ''}${path}`, { waitUntil: 'networkidle', timeout: 20000 })
        } catch (error) {
          console.log(name, String(error).slice(0, 100))
        }
        await page.waitForTimeout(300)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('table td, table th')]
            .filter(cell => cell.checkVisibility() && cell.scrollWidth > cell.clientWidth + 1)
            .map(cell => cell.innerText.trim().slice(0, 40))
            .slice(0, 8),
        )
        if (wide > 0 || cut.length) console.log(language, width, name, 'wide', wide, 'cut', JSON.stringify(cut))
        await page.screenshot({ path: `/tmp/look/${name}-${language}-${width}.png`, fullPage: true })
      }
  }
})
