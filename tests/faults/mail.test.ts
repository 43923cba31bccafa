import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createClient, type Transaction } from '@libsql/client'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { enquiry, openProductWithAddress } from './open-product.ts'
import { freePort } from '../server/free-port.ts'

const SILENT = 'Greeting never received'

/** A fake mail server that handles each connection as given. Returns the connections. */
async function pretend(port: number, meet: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server: Server = createServer(socket => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)))
    meet(socket)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const end = async () => {
    for (const socket of sockets) socket.destroy()
    if (server.listening)
      await new Promise(resolve => {
        server.close(resolve)
      })
  }
  onTestFinished(end)
  return { sockets, end }
}

/** A real mail server. Returns the accepted mails; `before` runs before it accepts one. */
async function openMailServer(port: number, before: () => Promise<void> = async () => {}) {
  const letters: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 200,
    onData(stream, _, done) {
      stream.once('end', async () => {
        await before()
        done()
      })
      void text(stream).then(letter => letters.push(letter))
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(
    () =>
      new Promise(resolve => {
        server.close(() => resolve())
      }),
  )
  return letters
}

test('a mail sent while the database fails is not sent twice', async () => {
  const port = await freePort()
  const { mutate, rows, product } = await openProductWithAddress({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const other = createClient({ url: `file:${join(product.dataDir, 'agency.db')}` })
  let held: Transaction | undefined
  const letters = await openMailServer(port, async () => {
    held ??= await other.transaction('write')
  })
  expect((await mutate('enquiries.submit', enquiry)).status).toBe(200)
  await expect.poll(() => product.said(), { timeout: 20_000 }).toContain('the database takes no changes')
  await held?.rollback()
  other.close()

  await rows('UPDATE "Mail" SET "nextTryAt" = "createdAt"')
  expect((await mutate('enquiries.submit', { ...enquiry, message: 'And for a cook?' })).status).toBe(200)
  await expect
    .poll(() => rows('SELECT count(*) AS n FROM "Mail" WHERE "sentAt" IS NOT NULL'), { timeout: 20_000 })
    .toMatchObject([{ n: 2 }])
  expect(letters.filter(letter => letter.includes(enquiry.message))).toHaveLength(1)
  expect(letters).toHaveLength(2)
})

test.each([
  {
    what: 'rejects everybody',
    meet: (socket: Socket) => {
      socket.end('554 We take no mail\r\n')
    },
    error: '554',
  },
  { what: 'takes the call and says nothing', meet: () => {}, error: SILENT },
])('while the mail server $what, messages are accepted, and each is mailed once later', async ({ meet, error }) => {
  const port = await freePort()
  const away = await pretend(port, meet)
  const { mutate, rows, stored } = await openProductWithAddress({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  expect((await mutate('enquiries.submit', enquiry)).status).toBe(200)
  expect(await stored()).toMatchObject({ enquiries: 1, mails: 1 })
  if (error === SILENT)
    expect(await rows('SELECT "lastError" FROM "Mail"'), 'answered while the mail server is still silent').toEqual([
      { lastError: null },
    ])
  await expect
    .poll(() => rows('SELECT "lastError", "sentAt" FROM "Mail"'), { timeout: 20_000 })
    .toMatchObject([{ lastError: expect.stringContaining(error), sentAt: null }])

  await away.end()
  const letters = await openMailServer(port)
  const due = () => rows('UPDATE "Mail" SET "nextTryAt" = "createdAt"')
  for (const message of ['And for a cook?', 'And for a driver?']) {
    await due()
    expect((await mutate('enquiries.submit', { ...enquiry, message })).status).toBe(200)
    await expect.poll(() => rows('SELECT count(*) AS n FROM "Mail" WHERE "sentAt" IS NULL')).toMatchObject([{ n: 0 }])
  }
  expect(letters.filter(letter => letter.includes(enquiry.message))).toHaveLength(1)
  expect(letters).toHaveLength(3)
})
