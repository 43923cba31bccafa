import { test } from 'vitest'
import { expectCopiesWhole } from './power.ts'
import { openProduct } from './open-product.ts'

test.skipIf(process.platform === 'win32')(
  'after a hundred power failures under load every acknowledged record is there, whole',
  async () => {
    await expectCopiesWhole(await openProduct(), 100)
  },
  600_000,
)
