import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { freePort } from '../server/free-port.ts'
import { owner, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const port = await freePort()
const address = `http://127.0.0.1:${port}/hooks`
const received: { headers: Record<string, string>; body: string }[] = []
let status = 200
const receiver = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += String(part)
  received.push({ headers: request.headers as Record<string, string>, body })
  response.writeHead(status).end('thanks')
})

test.use({ settings: { WEBHOOK_STAND_IN: `http://127.0.0.1:${port}` } })
test.beforeAll(() => void receiver.listen(port, '127.0.0.1'))
test.afterAll(() => void receiver.close())

test('an owner adds a webhook, tries it, sends a delivery again and deletes it', async ({ page, expectProblems }) => {
  expectProblems(/400/)
  await startSession(page, owner)
  await open(page, '/admin/webhooks')
  await expect(page.getByText('There are no webhooks')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Job board')
  await dialog.getByLabel('Address').fill('https://192.168.0.1/hooks')
  await dialog.getByLabel('Current password', { exact: true }).fill(owner.password)
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await expect(dialog.getByText('This address is inside a private network.')).toBeVisible()
  await dialog.getByLabel('Address').fill(address)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  const secret = await page.getByRole('dialog').getByLabel('Secret').inputValue()
  expect(secret).toMatch(/^whsec_/)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Job board' }).click()

  status = 500
  await page.getByRole('button', { name: 'Send a test' }).click()
  const row = page.getByRole('row', { name: /Test/ })
  await expect(row.getByText('The server answered with the error 500.')).toBeVisible()
  await expectAccessible(page)
  status = 200
  await row.getByRole('button', { name: /^Send again/ }).click()
  await expect(row.getByText('Delivered', { exact: true })).toBeVisible()
  expect(received).toHaveLength(2)
  for (const { headers, body } of received)
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'webhook.test' })

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('There are no webhooks')).toBeVisible()
})
