import { createServer, type Server, type ServerResponse } from 'node:http'
import { Server as TcpServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { config } from '#server/config.ts'
import { handleRequest } from '#server/app.ts'
import { limitConnections } from '#server/http/connection-limit.ts'
import { lifecycle, drainBackground } from '#server/jobs/background.ts'
import { log } from '#server/log.ts'
import { beat } from '#server/db/file-locks.ts'
import { restrictPermissions } from '#server/db/file-permissions.ts'
import { checkPictures, printStartupMessage, seedIfEmpty, startScheduledJobs } from '#server/jobs/scheduler.ts'
import { listenFault, exitWithStartError } from '#server/start-error.ts'

const LONGEST_END = 8_000 // milliseconds from SIGTERM to the end at the latest
const QUIET = 300 // milliseconds without a request, in which a proxy learns that nothing more is taken here

await restrictPermissions()
await checkPictures()
void seedIfEmpty()
const active = new Set<ServerResponse>()
let heardAt = 0
const server = serve(
  {
    fetch: handleRequest,
    hostname: config.HOST,
    port: config.PORT,
    createServer,
    serverOptions: {
      headersTimeout: 5_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
    },
  },
  () => {
    printStartupMessage().catch(error => log.error({ err: error }))
  },
) as Server

server.on('error', (error: NodeJS.ErrnoException) => {
  exitWithStartError(listenFault(error, config))
})
server.maxConnections = 2_000
limitConnections(server, 1_500)
server.setTimeout(65_000, socket => socket.destroy()) // silent sockets and stalled downloads
server.prependListener('request', (_, response) => {
  active.add(response)
  heardAt = performance.now()
  if (lifecycle.draining) response.shouldKeepAlive = false
  response.once('close', () => active.delete(response))
})
startScheduledJobs()
setTimeout(() => {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}, 500).unref() // gives back the tenth of all memory that only the start needed
const endBeat = beat(config.DATA_DIR)

// A terminal sends Ctrl+C to the whole group, and whoever started us sends it once more: all but the first change nothing.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => {
    drain(signal).catch(error => {
      log.error({ err: error })
      process.exit(1)
    })
  })

/** Takes no new connection, finishes every answer and every mail that has begun, then ends. Only the first call does something. */
async function drain(signal: string) {
  if (lifecycle.draining) return
  lifecycle.draining = true
  log.info({ signal, active: active.size }, 'draining')
  setTimeout(end, LONGEST_END).unref() // whoever hangs until then is cut off
  TcpServer.prototype.close.call(server) // Node's own close also cuts kept connections on which a request is just arriving
  for (const response of active) response.shouldKeepAlive = false
  heardAt = performance.now()
  while (active.size > 0 || performance.now() - heardAt < QUIET) await sleep(25)
  await drainBackground()
  await endBeat()
  server.closeAllConnections() // kept alive, silent and half-open ones
  end()
}

function end() {
  log.info({ active: active.size }, 'ended')
  log.flush()
  process.exit(0)
}
