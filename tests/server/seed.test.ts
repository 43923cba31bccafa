import { expect, test } from 'vitest'
import { openWorld } from './world.ts'

const { read } = await openWorld()
const { seed } = await import('#prisma/seed.ts')
const { contentVersion } = await import('#server/clients/version.ts')

test('a first start that is cut short in the middle of the demonstration leaves none of it, so that the next one tells it whole', async () => {
  await expect(seed(line => { if (line.includes('2 of')) throw new Error('the power is gone') })).rejects.toThrow('the power is gone')
  expect([await read.clientCountry.count(), await contentVersion()]).toEqual([0, 0])
})
