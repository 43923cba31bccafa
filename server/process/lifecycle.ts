import { type Config, setConfig } from '#server/config/config.ts'
import { startLog } from '#server/process/log.ts'

/** What a load balancer reads at /readyz. */
export const lifecycle = { draining: false, seeding: false }

const closers: (() => unknown)[] = []

/** Makes these the settings of this process until `closeAll`. Throws while another server is open: a process has one at a time. */
export function configure(config: Config): void {
  if (isConfigured) throw new Error('Another server is open in this process: close it first')
  isConfigured = true
  setConfig(config)
  startLog(config.LOG_LEVEL)
  Object.assign(lifecycle, { draining: false, seeding: false })
}

let isConfigured = false

/** A value that each server creates when it is first used; `close` ends it with the server. */
export function perServer<T>(create: () => T, close?: (value: T) => unknown): () => T {
  let current: { value: T } | undefined
  return () => {
    if (!current) {
      const value = create()
      current = { value }
      onClose(() => {
        current = undefined
        return close?.(value)
      })
    }
    return current.value
  }
}

/** Runs `work` when the server is closed: what was opened last is closed first. */
export function onClose(work: () => unknown): void {
  closers.push(work)
}

/** Closes everything that was opened since `configure`, whatever fails on the way; then throws the first failure. */
export async function closeAll(): Promise<void> {
  const failures: unknown[] = []
  for (let close = closers.pop(); close; close = closers.pop()) {
    try {
      await close()
    } catch (error) {
      failures.push(error)
    }
  }
  setConfig(undefined)
  isConfigured = false
  if (failures.length > 0) throw failures[0]
}
