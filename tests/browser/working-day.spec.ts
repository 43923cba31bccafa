import { m } from '#i18n/paraglide/messages.js'
import { colleague, owner, savedClients, startSession } from './actors.ts'
import { test } from './mails.ts'
import { expect, expectAccessible, open, screenFor } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

for (const locale of ['en', 'bn'] as const) {
  const local = (path: string) => (locale === 'bn' ? `/bn${path}` : path)

  test(`ten countries are corrected from the dashboard (${locale})`, screenFor(locale), async ({ page }) => {
    await startSession(page)
    await page.request.post('/api/trpc/accounts.own.setLanguage', { data: { language: locale } })
    const before = (await savedClients(page)).filter(({ company }) => company.length > 0).slice(0, 10)
    expect(before).toHaveLength(10)
    await open(page, local('/admin'))
    const search = page.getByLabel(m.desk_figures_search({}, { locale }))
    for (const [n, { countryName, company }] of before.entries()) {
      const { companyName, companyNameBn = companyName } = company[0] as { companyName: string; companyNameBn?: string }
      const name = locale === 'bn' ? companyNameBn : companyName
      await search.fill(`${countryName} ${companyName}`)
      const figure = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).getByRole('button')
      await expect(figure).toHaveCount(1)
      await figure.click()
      await page.keyboard.type(String(2001 + n))
      await page.keyboard.press('Enter')
      await expect(figure).toBeFocused()
    }
    await expectAccessible(page)
    const after = await savedClients(page)
    const figures = before.map(({ _id }) => after.find(each => each._id === _id)?.company[0]?.valueOfEmployement)
    expect(figures).toEqual(before.map((_, n) => 2001 + n))
  })

  test(
    `a colleague is invited, comes, and is suspended (${locale})`,
    screenFor(locale),
    async ({ page, mails, otherPerson, expectProblems }) => {
      expectProblems(/401/, /TRPCClientError/) // of the open page of somebody who is suspended
      await startSession(page, owner)
      await page.request.post('/api/trpc/accounts.own.setLanguage', { data: { language: locale } })
      await open(page, local('/admin/staff'))
      await page.getByLabel(m.field_email({}, { locale }), { exact: true }).fill(colleague.email)
      await page.getByRole('button', { name: m.invite_button({}, { locale }) }).click()
      await expect(page.getByText(m.invite_done({ email: colleague.email }, { locale }))).toBeVisible()

      const { link } = await mails.next(colleague.email)
      const other = await otherPerson()
      await open(other, link)
      const site = new URL(link).pathname.startsWith('/bn') ? 'bn' : 'en'
      await other.getByLabel(m.field_name({}, { locale: site })).fill(colleague.name)
      await other.getByLabel(m.field_password({}, { locale: site }), { exact: true }).fill(colleague.password)
      await other.getByRole('button', { name: m.invitation_button({}, { locale: site }) }).click()
      await expect(other).toHaveURL(/\/admin$/)

      await open(page, local('/admin/staff'))
      const suspend = m.staff_do_to({ action: m.staff_suspend({}, { locale }), name: colleague.name }, { locale })
      await page.getByRole('button', { name: suspend }).click()
      await expect(page.getByText(m.staff_suspended({ name: colleague.name }, { locale }))).toBeVisible()
      await other.goto('/admin/account')
      await expect(other).toHaveURL(/\/login/)
    },
  )
}
