import { test } from 'vitest'
import { expectCopiesWhole } from './power.ts'
import { openProduct } from './product.ts'

test.skipIf(process.platform === 'win32')(
  'the power goes at a hundred random instants while clients write: what was acknowledged is there, whole, and the database is sound',
  async () => {
    await expectCopiesWhole(await openProduct(), 100)
  },
  600_000,
)
