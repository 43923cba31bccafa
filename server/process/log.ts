import pino, { type Level, type Logger } from 'pino'

let output: ReturnType<typeof pino.destination> | undefined

/** Structured lines on standard output; silent before `startLog`. Headers and bodies are never logged, so no password or cookie can be. */
export let log: Logger = pino({ level: 'silent' }, { write() {} })

/** Writes from this level on. */
export function startLog(level: Level | 'silent'): void {
  output ??= openOutput()
  log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output)
}

function openOutput() {
  const opened = pino.destination({
    fd: 1,
    sync: false,
    minLength: 4096,
    maxLength: 16 * 1024 * 1024,
    periodicFlush: 500,
  })
  opened.on('error', () => {}) // a closed terminal or a full disk takes no line, and must not end the product
  return opened
}

/** Tells the operator something at every LOG_LEVEL: in a terminal as a plain line, else as a line of the log. */
export function announce(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`${line}\n`)
  else log.child({}, { level: 'info' }).info(line)
}
