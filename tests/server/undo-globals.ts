import { afterAll, vi } from 'vitest'

// files share a process: what one replaces must not reach the next
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
