import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { closeAll } from '#server/process/lifecycle.ts'
import { ofNetwork, ofStaff, OURS, type Sender, takeTurns } from '#server/http/fair-turns.ts'

afterAll(closeAll)
let tests = 0
let now = 0
/** Senders of this test alone: what others took is remembered for a while. */
const from = (n: number) => ofNetwork(`10.${tests}.0.${n}`)
beforeEach(() => {
  tests++
  now = 0
})

/** Turns whose work is told in `done` as it begins, and takes as long as it says. */
function openTurns(options: Parameters<typeof takeTurns>[0] = {}) {
  const done: string[] = []
  const { inTurn } = takeTurns({ clock: () => now, waitMaxMs: 1e9, ...options })
  const work = (sender: Sender, name: string, ms: number, isLarge = false) =>
    inTurn(
      sender,
      async () => {
        done.push(name)
        now += ms
      },
      { isLarge, until: Infinity },
    )
  return { done, work }
}

test('next is ours, then staff, then who had the least time, then what is small', async () => {
  const { done, work } = openTurns()
  await Promise.all([
    work(from(1), 'broker 1', 30),
    work(from(1), 'broker 2', 30),
    work(from(2), 'large', 1, true),
    work(from(3), 'light 1', 1),
    work(from(3), 'light 2', 1),
    work(from(4), 'other', 10),
    work(ofStaff('salma'), 'staff', 1),
    work(OURS, 'receipt', 1),
  ])
  expect(done).toEqual(['broker 1', 'receipt', 'staff', 'light 1', 'other', 'large', 'light 2', 'broker 2'])
})

test('whoever took much goes behind for a while, and is like everybody an hour later', async () => {
  const { done, work } = openTurns()
  await work(from(1), 'broker', 60_000)
  await Promise.all([work(from(2), 'first', 1), work(from(1), 'broker', 1), work(from(3), 'new', 1)])
  expect(done.splice(0)).toEqual(['broker', 'first', 'new', 'broker'])
  now += 60 * 60_000
  await work(from(3), 'used', 1000)
  await Promise.all([work(from(2), 'first', 1), work(from(3), 'used', 1), work(from(1), 'broker', 1)])
  expect(done).toEqual(['used', 'first', 'broker', 'used'])
})

test('forty networks that have sent heavy files all stand behind somebody new', async () => {
  const { done, work } = openTurns()
  const heavy = (round: number) => Array.from({ length: 40 }, (_, n) => work(from(n), `heavy ${round}`, 5000))
  await Promise.all(heavy(1))
  const second = heavy(2)
  await Promise.all([...second, work(from(200), 'new', 100)])
  expect(done.slice(40, 43)).toEqual(['heavy 2', 'new', 'heavy 2'])
})

test('whoever comes behind a crowd of newcomers waits for one or two', async () => {
  const { done, work } = openTurns()
  const crowd = Array.from({ length: 40 }, (_, n) => work(from(n), `one ${n}`, 100))
  await Promise.all([...crowd, work(from(200), 'last', 100)])
  expect(done.indexOf('last')).toBeLessThanOrEqual(2)
  expect(done.slice(0, 4), 'and nobody of the crowd for all').toContain('one 1')
})

test('receipts in between take no turn from who came first or last', async () => {
  const { done, work } = openTurns()
  const crowd = Array.from({ length: 40 }, async (_, n) => {
    await work(from(n), `one ${n}`, 100)
    await work(OURS, 'receipt', 1)
  })
  const late = [work(from(200), 'new 200', 100), work(from(201), 'new 201', 100)]
  await Promise.all([...crowd, ...late])
  const turns = done.filter(name => name !== 'receipt')
  expect(turns.slice(0, 5)).toEqual(['one 0', 'new 201', 'one 1', 'new 200', 'one 2'])
})

test('addresses of one network of IPv6 share its time', async () => {
  const { done, work } = openTurns()
  const at = (house: number) => ofNetwork(`2001:db8:${tests}:${house}::`)
  await work(at(1), 'heavy', 5000)
  await Promise.all([work(from(1), 'first', 1), work(at(2), 'neighbour', 1), work(from(2), 'other', 1)])
  expect(done).toEqual(['heavy', 'first', 'other', 'neighbour'])
})

test('whoever waits too long, or has thirty waiting, is told when to come again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { inTurn, isWanted } = takeTurns({ clock: () => now, waitMaxMs: 20_000 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const running = inTurn(from(1), () => promise)
  const busy = { code: 'SERVICE_UNAVAILABLE', details: { retryAfter: 5 } }
  const waiting = Promise.allSettled(Array.from({ length: 30 }, () => inTurn(from(1), async () => {})))
  await expect(inTurn(from(1), async () => {})).rejects.toMatchObject(busy)
  const late = expect(inTurn(from(2), async () => {})).rejects.toMatchObject(busy)
  vi.advanceTimersByTime(20_000)
  await late
  expect((await waiting).map(({ status }) => status)).not.toContain('fulfilled')
  expect(isWanted()).toBe(false)
  resolve()
  await running
  expect(await inTurn(from(2), async () => 'next')).toBe('next')
  vi.useRealTimers()
})

test('as many as may run at once, and no more', async () => {
  const { inTurn } = takeTurns({ atOnce: 2 })
  let [running, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise(resolve => setImmediate(resolve))
    running--
  }
  await Promise.all(Array.from({ length: 6 }, (_, n) => inTurn(from(n), work)))
  expect(most).toBe(2)
})
