import { createServer, printStartupMessage } from '#server/create-server.ts'
import { prepareProcess } from '#server/config/environment.ts'
import { listen } from '#server/http/listen.ts'
import { log } from '#server/process/log.ts'

/**
 * Opens the whole server on HOST and PORT, with the settings of the environment; after `close` this process may open
 * another. Throws a StartError.
 */
export async function serve() {
  const config = prepareProcess()
  const server = await createServer(config)
  const http = await listen(server.handleRequest, config)
  printStartupMessage().catch(error => log.error({ err: error }))
  return {
    activeRequests: http.activeRequests,
    /** Finishes every request and delivers every mail that has begun. */
    async close() {
      await http.drain()
      await server.close()
      http.closeConnections()
    },
  }
}
