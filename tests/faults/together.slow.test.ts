import { test } from 'vitest'
import { expectExactSum } from './concurrent-creates.ts'

test(
  'fifty people who each add one to a number twenty times, through two processes, each seeing whether somebody was faster, make exactly 1,000',
  () => expectExactSum(50, 20),
  300_000,
)
