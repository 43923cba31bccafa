import type { Page } from '@playwright/test'
import mammoth from 'mammoth'
import bn from '#i18n/messages/bn.json' with { type: 'json' }
import en from '#i18n/messages/en.json' with { type: 'json' }
import { addClient, nameAgency, startSession } from './actors.ts'
import { test } from './clock.ts'
import { job, publishVacancy, saudi, sendDemand } from './jobs.ts'
import { expect, expectAccessible, open } from './test.ts'

const MINUTE_MS = 60 * 1000
const slowThirdGeneration = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const readers = [
  {
    lang: 'bn',
    prefix: '/bn',
    words: bn,
    width: 360,
    height: 740,
    isPlain: true,
    name: 'রহিম উদ্দিন',
    phone: '০১৭১২-৩৪৫৬৭৮',
  },
  {
    lang: 'en',
    prefix: '',
    words: en,
    width: 1440,
    height: 900,
    isPlain: false,
    name: 'Rahim Uddin',
    phone: '01712345678',
  },
] as const

const SHEET = [
  'Trade\tNumber\tWage\tCurrency\tPer\tHours\tDays\tMonths\tHousing\tFood\tTicket\tMedical\tInsurance',
  'Mason\t1\t1500\tSAR\tmonth\t8\t6\t24\tfree\tfree\temployer\temployer\temployer',
].join('\n')

/** The documents that an employer is offered, filled with the demand. */
async function expectDocuments(employer: Page) {
  const links = employer.locator('a[href*="/demand-status/documents/"]')
  await expect(links).toHaveCount(18) // three, as a page and a Word file, in three languages
  const addresses = await links.evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href))
  for (const kind of ['demand-letter', 'power-of-attorney', 'employment-contract']) {
    const [page = '', file = ''] = ['html', 'docx'].map(ending =>
      addresses.find(each => each.endsWith(`${kind}.${ending}`)),
    )
    expect(await (await employer.request.get(page)).text(), kind).toContain('Al Manar')
    const { value } = await mammoth.extractRawText({ buffer: await (await employer.request.get(file)).body() })
    expect(value, kind).toContain('Al Manar')
  }
}

for (const { lang, prefix, words, width, height, isPlain, name, phone } of readers)
  test(
    `a demand becomes a vacancy, an application, a departure and a figure (${lang})`,
    { tag: lang === 'bn' ? '@core' : [] },
    async ({ page, otherPerson, moveClock }) => {
      test.setTimeout(600_000)
      const one = lang === 'bn' ? '১' : '1'
      const moved = (state: string) => words.application_move_to.replace('{state}', state)
      await startSession(page)
      await nameAgency(page)
      await addClient(page, saudi)
      await page.request.post('/api/trpc/accounts.own.setLanguage', { data: { language: lang } })
      await page.setViewportSize({ width, height })

      const employer = await visitor()
      await employer.goto(`${prefix}/`)
      await employer.goto(`${prefix}/hire-workers`)
      await sendDemand(employer, SHEET, words, isPlain)
      await employer.getByRole('link', { name: words.demand_follow }).click()
      await expectDocuments(employer)

      await open(page, `${prefix}/admin/demands`)
      await page.getByRole('link', { name: 'Al Manar', exact: true }).click()
      for (const state of [words.demand_state_checked, words.demand_state_accepted]) {
        await page.getByRole('button', { name: moved(state) }).click()
        await expect(page.getByRole('button', { name: moved(state) })).toHaveCount(0)
        await employer.reload()
        await expect(employer.getByRole('heading', { level: 2, name: state })).toBeVisible()
      }
      await page
        .getByRole('button', { name: words.demand_make_vacancies[0]!.match['form=one'].replace('{figure}', one) })
        .click()
      await expect(page).toHaveURL(/\/admin\/vacancies\/[\w-]+$/)
      await expect(page.getByLabel(words.vacancy_posts, { exact: true })).toHaveValue('1')
      await publishVacancy(page)

      const applicant = await visitor()
      await applicant.goto(`${prefix}/`)
      await applicant.getByRole('main').getByRole('link', { name: words.ways_work, exact: true }).click()
      await applicant.getByRole('main').locator('ul a').first().click()
      await applicant.locator('#name').fill(name)
      await applicant.locator('#phone').fill(phone)
      await applicant.locator('#district').selectOption('bogura')
      await applicant.locator('#years').fill('5')
      await applicant.locator('[name=passport][value=yes]').check()
      await applicant.locator('[name=registered][value=yes]').check()
      await applicant.locator('#consent').check()
      await applicant.locator('#apply button[type=submit]').click()
      const code = await applicant.getByText(/^[\d০-৯]{4} [\d০-৯]{4}$/).textContent()

      await open(page, `${prefix}/admin/applications`)
      await page.getByRole('checkbox', { name: words.list_select_page }).check()
      const selected = page.getByRole('group', { name: words.list_selection })
      await selected.getByRole('button', { name: words.application_invite }).click()
      const dialog = page.getByRole('dialog', { name: words.application_invite })
      await dialog.getByLabel(words.interview_at).fill(`${job.closesOn}T10:00`)
      await dialog.getByLabel(words.interview_place).fill('Dhaka')
      await dialog.getByRole('button', { name: words.interview_save_invite }).click()
      await expect(dialog).toBeHidden()
      await expectStep(words.application_called)

      await open(page, `${prefix}/admin/applications`)
      await page.getByRole('link', { name, exact: true }).click()
      for (const state of [
        words.application_selected,
        words.application_medical,
        words.application_contract,
        words.application_training,
        words.application_visa,
        words.application_clearance,
        words.application_ticket,
        words.application_departed,
      ]) {
        await expect(page.getByRole('button', { name: moved(state) })).toBeVisible()
        if (state !== words.application_selected) await page.getByLabel(words.application_skip).fill('Dhaka')
        await page.getByRole('button', { name: moved(state) }).click()
        await expect(page.getByRole('button', { name: moved(state) })).toHaveCount(0)
      }
      await expectStep(words.application_called) // nobody reads what can still be undone
      await moveClock(Date.now() + 11 * MINUTE_MS)
      await expectStep(words.application_departed)
      await expectAccessible(page)
      await page.getByRole('button', { name: words.departed_add[0]!.match['form=one'] }).click()
      await expect(page.getByRole('button', { name: words.departed_add[0]!.match['form=one'] })).toHaveCount(0)

      await applicant.goto(`${prefix}/jobs`)
      await applicant.getByRole('main').locator('a[href*="/jobs/mason"]').click()
      await expect(applicant.getByText(words.job_closed_filled).first()).toBeVisible()
      await applicant.goto(`${prefix}/our-clients`)
      await applicant
        .getByRole('main')
        .getByRole('link', { name: /Saudi Arabia|সৌদি আরব/ })
        .first()
        .click()
      await expect(applicant.getByRole('row', { name: /Al Manar/ })).toContainText(lang === 'bn' ? '১১' : '11')
      await employer.reload()
      await expect(employer.getByRole('row', { name: lang === 'bn' ? 'রাজমিস্ত্রি' : 'Mason' })).toContainText(
        new RegExp(`(${one}\\D*){3}`),
      )

      async function visitor() {
        const person = await otherPerson({ javaScriptEnabled: !isPlain, viewport: { width, height } })
        if (isPlain)
          await (
            await person.context().newCDPSession(person)
          ).send('Network.emulateNetworkConditions', slowThirdGeneration)
        return person
      }

      /** What the applicant reads by number and code, as the present step. */
      async function expectStep(state: string) {
        await lookUp(applicant, code ?? '')
        await expect(applicant.locator('[aria-current=step]')).toContainText(state)
      }

      async function lookUp(reader: Page, digits: string) {
        await reader.goto(`${prefix}/application-status`)
        const field = reader.getByLabel(words.application_status_phone)
        if (!(await field.isVisible())) return // this browser has just shown it
        await field.fill(phone)
        await reader.getByLabel(words.application_status_code, { exact: true }).fill(digits)
        await reader.getByRole('button', { name: words.application_status_button }).click()
      }
    },
  )
