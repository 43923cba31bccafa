import { randomUUID } from 'node:crypto'
import { today } from '#i18n/format.ts'
import { killBefore } from './kill-before.ts'

/**
 * A process that takes money on DATABASE_URL, each receipt said once it is acknowledged: `fill` makes the file of a
 * worker, `take` takes until it is killed or so many, `step` kills itself before a statement of one payment, `check`
 * says which numbers there are.
 */
const [, , task = '', given = ''] = process.argv
const { parseConfig } = await import('#server/config/config.ts')
const { configure, closeAll } = await import('#server/process/lifecycle.ts')
const { openDatabase } = await import('#server/db/client.ts')
await import('#server/features.ts')
const payments = await import('#server/features/payments/domain.ts')
const { paymentInput } = await import('#server/features/payments/schema.ts')
const workers = await import('#server/features/workers/domain.ts')
const { workerInput } = await import('#server/features/workers/schema.ts')
configure(parseConfig({ ...process.env, LOG_LEVEL: 'silent' }))
await openDatabase()
const { read } = await import('#server/db/client.ts') // only an open database can be taken from there

const owner = { id: null, name: 'Owner', role: 'owner' } as const
const say = (line: string) => process.stdout.write(`${line}\n`)

async function take() {
  const { id: worker } = await read.worker.findFirstOrThrow()
  const facts = { id: randomUUID(), item: 'medical', amount: 100, paidOn: today(), way: 'cash', allowed: 'As agreed' }
  const { id, number } = await payments.take(owner, paymentInput.parse({ ...facts, worker }))
  say(`${id} ${number}`)
}

if (task === 'fill')
  await workers.add(owner, { values: workerInput.parse({ name: 'Abdul Karim', phone: '01712345678' }) })
if (task === 'take') for (let n = 0; given === '' || n < Number(given); n++) await take()
if (task === 'step') {
  await read.worker.count()
  await killBefore(Number(given))
  await take()
  say('done')
}
if (task === 'check') {
  const receipts = await read.payment.findMany({ orderBy: { number: 'asc' }, select: { id: true, number: true } })
  const logged = await read.activity.count({ where: { action: 'payment-taken' } })
  say(JSON.stringify({ receipts, logged }))
}
await closeAll()
