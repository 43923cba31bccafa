import { createServerEntry } from '@tanstack/react-start/server-entry'
import { edge } from '#server/edge.ts'

/** Vite's development server comes in here; the built product starts at server/main.ts. Both serve through the same edge. */
export default createServerEntry({ fetch: request => edge.fetch(request) })
