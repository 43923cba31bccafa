import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { log } from '#server/process/log.ts'

const CONNECT_TIMEOUT_MS = 5_000
const RETRY_MS = 1_000

/**
 * Calls `hear` after each commit in which somebody notified `channel`, and after each connection, as one may have been missed before.
 * Has a connection of its own, which is opened again when it is lost. Returns what ends it.
 */
export function listenTo(url: string, channel: string, hear: () => void): () => Promise<void> {
  const ended = new AbortController()
  let isLost = false

  async function connectOnce() {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: `listens to ${channel}`,
    })
    const over = new Promise<void>(resolve => client.on('error', () => resolve()).on('end', resolve))
    client.on('notification', hear)
    const close = () => client.end().catch(() => {})
    ended.signal.addEventListener('abort', close, { once: true })
    try {
      await client.connect()
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
      if (isLost) log.info({ channel }, 'changes by other processes are heard of again')
      isLost = false
      hear()
      await over
    } finally {
      ended.signal.removeEventListener('abort', close)
      await close()
    }
  }

  async function listen() {
    while (!ended.signal.aborted) {
      const error: unknown = await connectOnce().catch((error: unknown) => error)
      if (ended.signal.aborted) return
      if (!isLost) log.warn({ channel, err: error }, 'changes by other processes are not heard of: half a second later')
      isLost = true
      await sleep(RETRY_MS, undefined, { signal: ended.signal, ref: false }).catch(() => {})
    }
  }

  const listening = listen()
  return () => {
    ended.abort()
    return listening
  }
}
