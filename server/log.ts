import pino from 'pino'
import { config } from '#server/config.ts'

/** Structured lines on standard output. Headers and bodies are never logged, so no password or cookie can be. */
export const log = pino(
  { level: config.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
  pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500 }),
)
