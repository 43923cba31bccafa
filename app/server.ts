import { createServerEntry } from '@tanstack/react-start/server-entry'
import { app } from '#server/app.ts'

// The built product seeds in server/main.ts; while developing this is the first code to run.
if (import.meta.env.DEV) void (await import('#server/jobs/scheduler.ts')).seedIfEmpty()

/** Vite's development server comes in here; the built product starts at server/main.ts. Both serve through the same edge. */
export default createServerEntry({ fetch: request => app.fetch(request) })
