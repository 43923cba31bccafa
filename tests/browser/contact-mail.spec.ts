import type { Page } from '@playwright/test'
import { openMailbox } from './mailbox.ts'
import { expect, open, test } from './test.ts'

const port = 20_000 + Math.floor(Math.random() * 20_000)
test.use({ settings: { DEMO: 'on', SMTP_URL: `smtp://127.0.0.1:${port}` } })
test.describe.configure({ mode: 'serial' }) // one port, one mail server at a time

async function send(page: Page) {
  await open(page, '/contact-us')
  await page.getByLabel('Last Name').fill('Rahman')
  await page.getByLabel('Email').fill('rahman@example.com')
  await page.getByLabel('Company').selectOption('Meghbridge Medical Service')
  await page.getByLabel('Message').fill('May my brother see a doctor on Sunday?')
  await page.getByRole('button', { name: 'Submit' }).click()
  const answer = page.getByText(/Your reference is ENQ-/)
  await expect(answer).toBeVisible()
  return /ENQ-\w{6}/.exec(await answer.innerText())?.[0] ?? ''
}

test(
  "a visitor's message reaches the chosen company by SMTP, with the visitor as Reply-To",
  { tag: '@core' },
  async ({ page }) => {
    const { letters, close } = await openMailbox(port)
    const reference = await send(page)
    await expect.poll(() => letters.length).toBe(2)
    expect(letters[0]?.to).toEqual(['medical@meghbridge.example'])
    expect(letters[0]?.text).toContain('Reply-To: rahman@example.com')
    expect(letters[0]?.text).toContain(reference)
    expect(letters[1]?.to).toEqual(['rahman@example.com'])
    await close()
  },
)

test('a visitor gets a reference while the mail server is down', async ({ page }) => {
  expect(await send(page)).toMatch(/^ENQ-/)
})
