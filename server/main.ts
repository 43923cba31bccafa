import { log } from '#server/process/log.ts'
import { serve } from '#server/process/serve.ts'
import { exitWithStartError } from '#server/process/start-error.ts'

const SHUTDOWN_TIMEOUT_MS = 8_000
const COLLECT_AFTER_MS = 500

await start().catch(exitWithStartError)

async function start() {
  const { activeRequests, close } = await serve()
  setTimeout(collectGarbage, COLLECT_AFTER_MS).unref()

  let isShuttingDown = false
  // A terminal sends Ctrl+C to the whole process group, and the parent process sends it once more.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isShuttingDown) return
      isShuttingDown = true
      shutDown(signal).catch(error => {
        log.error({ err: error })
        process.exit(1)
      })
    })

  async function shutDown(signal: string) {
    log.info({ signal, active: activeRequests() }, 'draining')
    setTimeout(exit, SHUTDOWN_TIMEOUT_MS).unref()
    await close()
    exit()
  }

  function exit() {
    log.info({ active: activeRequests() }, 'ended')
    log.flush()
    process.exit(0)
  }
}

/** Frees the tenth of all memory that only the start needed. */
function collectGarbage() {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
