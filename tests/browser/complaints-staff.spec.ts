import { approve, change, colleague, owner, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const told = 'The foreman keeps my passport in his drawer'

test(
  'an owner makes an officer, who alone reads, answers and closes a complaint',
  { tag: '@core' },
  async ({ page, otherPerson, expectProblems }) => {
    expectProblems(/412/)
    await page.setViewportSize({ width: 1440, height: 900 })
    await startSession(page)
    const officer = await otherPerson()
    await startSession(officer, colleague)
    await approve(page, colleague)

    await page.getByRole('link', { name: colleague.name }).click()
    await expect(page.getByRole('heading', { level: 1, name: colleague.name })).toBeVisible() // the list has such a button, too
    await page.getByRole('button', { name: `Change the role of ${colleague.name}` }).click()
    await page.getByRole('menuitem', { name: 'Complaints officer' }).click()
    const roles = page.getByRole('dialog', { name: `${colleague.name} becomes: Complaints officer` })
    await roles.getByLabel('Current password').fill(owner.password)
    await roles.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Complaints officer', { exact: true })).toBeVisible()

    const visitor = await otherPerson()
    expect(
      (await visitor.request.post('/complaints', { form: { text: told, about: 'employer', place: 'SA' } })).ok(),
    ).toBe(true)
    await startSession(officer, colleague, 'signIn')
    await open(officer, '/admin')
    const menu = officer.getByRole('navigation', { name: 'Staff area' })
    await expect(menu.getByRole('link', { name: /Complaints/ })).toBeVisible()
    await expect(menu.getByRole('link', { name: /Enquiries|Applications|Staff|Settings/ })).toHaveCount(0)
    await expectAccessible(officer)
    await officer.getByRole('main').getByRole('link', { name: 'One new complaint', exact: true }).click()
    await expect(officer.getByText(told)).toBeVisible()
    await expectAccessible(officer)
    await officer.getByRole('link', { name: /^C-/ }).click()
    await expect(officer.getByRole('heading', { level: 1 })).toHaveText(/^Complaint C-/)
    await expect(officer.getByLabel('Where the worker is')).toHaveValue('SA')
    await expectAccessible(officer)

    const id = officer.url().split('/').at(-1)!.split('?')[0]!
    const answer = officer.getByRole('textbox', { name: 'Answer', exact: true })
    await answer.fill('We have written to the embassy.')
    await change(officer, 'complaints.answer', { id, seen: 1, text: 'We read it.' })
    await officer.getByRole('button', { name: 'Send the answer' }).click()
    await expect(officer.getByRole('alert')).toContainText('in another window meanwhile')
    await expect(officer.getByText('We read it.')).toBeVisible()
    await expect(answer).toHaveValue('We have written to the embassy.')
    await officer.getByRole('button', { name: 'Send the answer' }).click()
    await expect(answer).toHaveValue('')
    await expect(officer.getByRole('listitem').getByText('We have written to the embassy.')).toBeVisible()

    await officer.getByRole('button', { name: 'Close the complaint' }).click()
    const closing = officer.getByRole('dialog')
    await closing.getByRole('button', { name: 'Close the complaint' }).click()
    await expect(closing.getByRole('alert')).toBeFocused()
    await expectAccessible(officer)
    await closing.getByLabel('Reason').selectOption('Passed on to an authority')
    await closing.getByLabel('What the person reads').fill('The embassy has your case.')
    await closing.getByRole('button', { name: 'Close the complaint' }).click()
    await expect(officer.getByText('Closed: Passed on to an authority')).toBeVisible()
    await expect(officer.getByRole('button', { name: 'Open again' })).toBeVisible()

    await open(page, '/admin')
    await expect(page.getByRole('link', { name: /omplaint/ })).toHaveCount(0)
    await page.goto(`/admin/complaints/${id}`)
    await expect(page).toHaveURL(/\/admin$/)
  },
)
