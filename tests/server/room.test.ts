import { expect, test, vi } from 'vitest'
import { makeRoom } from '#server/http/memory-budget.ts'
import { ofNetwork, ofStaff } from '#server/http/fair-turns.ts'

const from = (n: number) => ofNetwork(`10.9.0.${n}`)
const busy = expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', details: { retryAfter: 5 } }) as Error

test('no sender holds more than a part of the room, in whatever pieces', () => {
  const room = makeRoom(100, 40)
  const [first, second] = [room.open(from(1)), room.open(from(1))]
  first.grow(25)
  expect(() => second.grow(16)).toThrow(busy)
  second.grow(15)
  first.shrink(5)
  second.grow(5)
  expect(room.bytes()).toBe(40)
  first.close()
  second.close()
  expect(room.bytes()).toBe(0)
})

test('where room is short, whoever holds most gives theirs up, and somebody with little never', () => {
  const room = makeRoom(100, 100)
  const gone = vi.fn()
  const large = Array.from({ length: 3 }, (_, n) => room.open(from(n), () => gone(n)))
  const small = room.open(from(9), () => gone('small'))
  small.grow(1)
  large[0]!.grow(40)
  large[1]!.grow(50)
  large[2]!.grow(20)
  expect(gone.mock.calls).toEqual([[1]])
  expect(() => large[1]!.grow(1)).toThrow(busy)
  expect(() => large[0]!.grow(50)).toThrow(busy)
  small.grow(1)
  expect(room.bytes()).toBe(22)
})

test('forty networks that fill the room keep nobody out who brings little', () => {
  const room = makeRoom(1000, 250)
  const networks = Array.from({ length: 40 }, (_, n) => room.open(from(n)))
  for (let round = 0; round < 30; round++)
    for (const each of networks)
      try {
        each.grow(5)
      } catch {
        // its room went to others
      }
  const honest = room.open(from(99))
  for (let n = 0; n < 10; n++) honest.grow(1)
  expect(room.bytes()).toBeLessThanOrEqual(1000)
})

test('strangers give their room to staff, and never the other way', () => {
  const room = makeRoom(100, 100)
  const gone = vi.fn()
  const [staff, stranger] = [room.open(ofStaff('salma'), gone), room.open(from(1))]
  staff.grow(90)
  expect(() => stranger.grow(20)).toThrow(busy)
  expect(gone).not.toHaveBeenCalled()
  const other = room.open(from(2))
  other.grow(10)
  other.passTo(ofStaff('karim'))
  expect(() => room.open(from(3)).grow(10)).toThrow(busy)
  expect(gone).not.toHaveBeenCalled()
  expect(room.bytes()).toBe(100)
})
