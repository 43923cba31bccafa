import dns, { type LookupAddress } from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { createServer } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { m } from '#i18n/paraglide/messages.js'
import { freePort } from '../../server/free-port.ts'
import { openTestServer, password } from '../../server/test-server.ts'

/** What names stand for here: each look-up takes the next. */
const answers = { next: [] as string[] }
const { lookup } = dns
dns.lookup = ((_: string, __: object, done: (error: null, found: LookupAddress[]) => void) => {
  const address = answers.next.shift() ?? '127.0.0.1'
  done(null, [{ address, family: address.includes(':') ? 6 : 4 }])
}) as typeof lookup
syncBuiltinESMExports()
afterAll(() => {
  dns.lookup = lookup
  syncBuiltinESMExports()
})

const port = await freePort()
let connections = 0
const inside = createServer(socket => {
  connections++
  socket.destroy()
}).listen(port)
afterAll(() => inside.close())

const { mutate, signUp, read, prisma } = await openTestServer()
const { drainBackground } = await import('#server/jobs/background.ts')
const owner = (await signUp('owner')).cookie

beforeEach(async () => {
  await prisma.webhook.deleteMany()
  connections = 0
  answers.next = []
})

const add = (address: string) =>
  mutate('webhooks.add', { name: 'Hook', address, events: ['content.changed'], currentPassword: password }, owner)
/** Why a test to this address has failed. */
async function problemAt(address: string) {
  const { body } = await add(address)
  const { id } = body.result!.data as { id: string }
  await mutate('webhooks.sendTest', { id }, owner)
  await drainBackground()
  return (await read.webhookDelivery.findFirst({ where: { webhookId: id } }))?.problem
}

test.each([
  '127.0.0.1',
  '127.1',
  '0x7f000001',
  '2130706433',
  '0.0.0.0',
  '10.0.0.5',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '224.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[fe80::1]',
  '[fd00::1]',
  '[ff02::1]',
  '[::ffff:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  'localhost',
  'localhost.',
  'hook.localhost',
])('no webhook leads to %s', async host => {
  const { status, body } = await add(`https://${host}:${port}/`)
  expect([status, body.error?.message]).toEqual([400, m.webhook_address_private()])
})

test.each([
  ['http://hooks.example/', m.webhook_address_wrong()],
  ['ftp://hooks.example/', m.webhook_address_wrong()],
  ['hooks.example', m.webhook_address_wrong()],
  ['https://user:secret@hooks.example/', m.webhook_address_credentials()],
])('%s is refused with a sentence', async (address, sentence) => {
  const { status, body } = await add(address)
  expect([status, body.error?.message]).toEqual([400, sentence])
})

test.each(['127.0.0.1', '::1', '10.1.2.3', '169.254.169.254', 'fe80::1', 'fd12::1', '::ffff:10.0.0.1', '100.100.0.1'])(
  'a name that stands for %s is not connected to',
  async address => {
    answers.next = [address]
    expect([await problemAt(`https://hooks.example:${port}/`), connections]).toEqual(['private', 0])
  },
)

test('a name that changes from outside to inside is judged at each connection', async () => {
  answers.next = ['1.1.1.1', '127.0.0.1']
  dns.lookup('hooks.example', {}, () => {}) // somebody has asked before, and got an address outside
  expect([await problemAt(`https://hooks.example:${port}/`), connections]).toEqual(['private', 0])
  expect(answers.next).toEqual([])
})
