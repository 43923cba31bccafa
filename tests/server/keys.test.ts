import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestServer } from './test-server.ts'

const { folder } = await openTestServer()
const { seal, unseal, UnsealError } = await import('#server/keys.ts')

test('what is sealed comes back as it was, and shows nothing of itself', () => {
  const text = 'আমার পাসপোর্ট আটকে রাখা হয়েছে'
  const sealed = seal('complaint', text)
  expect(sealed.includes(text)).toBe(false)
  expect(seal('complaint', text).equals(sealed)).toBe(false)
  expect(unseal('complaint', sealed).toString()).toBe(text)
  expect(unseal('complaint', seal('complaint', Buffer.from([0, 255])))).toEqual(Buffer.from([0, 255]))
})

test('what was changed, cut, or sealed for another purpose does not open', () => {
  const sealed = seal('complaint', 'words')
  const changed = Buffer.from(sealed)
  changed[changed.length - 1]! ^= 1
  for (const [purpose, bytes] of [
    ['complaint', changed],
    ['complaint', sealed.subarray(0, 10)],
    ['complaint', Buffer.alloc(0)],
    ['file', sealed],
  ] as const)
    expect(() => unseal(purpose, bytes)).toThrow(UnsealError)
})

test('a new installation has its key at once, readable by its owner only', async () => {
  expect((await stat(join(folder, 'keys'))).mode & 0o777).toBe(0o700)
  expect((await stat(join(folder, 'keys/app.key'))).mode & 0o777).toBe(0o600)
})
