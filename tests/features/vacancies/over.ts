import { vi } from 'vitest'
import { inDays, publishJob } from './job.ts'

const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000

/** Publishes a vacancy when its last day, which was yesterday, was not over yet. */
export async function publishOver(editor: Parameters<typeof publishJob>[0], data: object = {}) {
  vi.useFakeTimers({ now: Date.now() - TWO_DAYS_MS, toFake: ['Date'] })
  try {
    return await publishJob(editor, { ...data, closesOn: inDays(1) })
  } finally {
    vi.useRealTimers()
  }
}
