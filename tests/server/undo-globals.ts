import { afterAll, vi } from 'vitest'
import { leftOpen } from './left-open.ts'

await leftOpen.close?.() // by the file before

// files share a process: what one replaces must not reach the next
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
