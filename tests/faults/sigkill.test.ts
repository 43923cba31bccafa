import { test } from 'vitest'
import { killWhileWriting } from './kill-loop.ts'

test(
  'killed three times under load, it loses no acknowledged change and keeps whole records alone',
  { tags: 'core' },
  () => killWhileWriting(3),
)
