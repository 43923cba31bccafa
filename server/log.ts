import pino from 'pino'
import { config } from '#server/config.ts'

const output = pino.destination({
  fd: 1,
  sync: false,
  minLength: 4096,
  maxLength: 16 * 1024 * 1024,
  periodicFlush: 500,
})
output.on('error', () => {}) // a terminal that is gone or a full disk takes no line, and must not end the product

/** Structured lines on standard output. Headers and bodies are never logged, so no password or cookie can be. */
export const log = pino({ level: config.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output)

/** Says something to whoever starts the program, at every LOG_LEVEL: in a terminal as a plain line, else as a line of the log. */
export function announce(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`${line}\n`)
  else log.child({}, { level: 'info' }).info(line)
}
