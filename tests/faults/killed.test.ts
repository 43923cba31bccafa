import { test } from 'vitest'
import { killWhileWriting } from './kill-loop.ts'

test('killed three times while clients create, change and delete, it has lost nothing acknowledged, keeps whole records alone, and no picture that nobody uses', () =>
  killWhileWriting(3))
