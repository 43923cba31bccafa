import { createServerEntry } from '@tanstack/react-start/server-entry'
import { createServer } from '#server/create-server.ts'
import { prepareProcess } from '#server/config/environment.ts'

const server = import.meta.env.DEV
  ? await createServer({ ...prepareProcess(), PAGE_CACHE: 0 }, { jobs: false })
  : undefined

/** The entry of Vite's development server. The built product starts at server/main.ts. */
export default createServerEntry({
  fetch: request => server?.handleRequest(request) ?? new Response(null, { status: 503 }),
})
