import { test } from 'vitest'
import { expectExactSum } from './concurrent-creates.ts'

test('1,000 conditional updates through two processes all count', () => expectExactSum(50, 20), 300_000)
