// The first import of a process: its clock stands until it is moved, and its random numbers are the same each time, so that what is
// recorded twice is the same.
import crypto, { createCipheriv } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { mock } from 'node:test'

/** When the recorded day begins: an evening in Dhaka. */
const BEGINNING = new Date('2026-11-27T13:32:00Z')
const UUID_BYTES = 16

const stream = createCipheriv('aes-256-ctr', Buffer.alloc(32), Buffer.alloc(16))
const randomBytes = (size: number) => stream.update(Buffer.alloc(size))

function randomInt(from: number, to?: number) {
  const [low, high] = to === undefined ? [0, from] : [from, to]
  return low + (randomBytes(6).readUIntBE(0, 6) % (high - low))
}

function randomUUID() {
  const bytes = randomBytes(UUID_BYTES)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function getRandomValues<Given extends ArrayBufferView>(given: Given): Given {
  Buffer.from(given.buffer, given.byteOffset, given.byteLength).set(randomBytes(given.byteLength))
  return given
}

mock.timers.enable({ apis: ['Date'], now: BEGINNING })
Object.assign(crypto, { randomBytes, randomInt, randomUUID })
Object.assign(globalThis.crypto, { getRandomValues, randomUUID })
syncBuiltinESMExports()
process.uptime = () => (Date.now() - BEGINNING.getTime()) / 1000
Math.random = () => randomBytes(4).readUInt32BE() / 2 ** 32

/** Moves the clock. */
export const pass = (ms: number): void => mock.timers.tick(ms)
