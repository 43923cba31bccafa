import { parseArgs, type ParseArgsConfig } from 'node:util'
import { boundMemory } from '#server/cli/bounded-memory.ts'
import { prepareProcess } from '#server/config/environment.ts'
import { closeAll, configure } from '#server/process/lifecycle.ts'
import { isFullDisk } from '#server/process/start-error.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>

/**
 * Runs a command with the arguments and the environment of this process, and ends the process. `--help` prints the
 * usage and does nothing else; unknown arguments are an error that repeats it. With `megabytes` V8 keeps at most so
 * much. Prints what `work` returns; an Error's message goes to standard error with code 1.
 */
export async function runCommand<T extends Options>(
  usage: string,
  options: T,
  work: (args: Parsed<T>) => Promise<string>,
  megabytes?: number,
): Promise<never> {
  if (megabytes !== undefined) boundMemory(megabytes)
  try {
    print(await run(usage, options, work))
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exit(1)
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { path } = error as NodeJS.ErrnoException
  return isFullDisk(error, '.')
    ? `The disk${path ? ` of ${path}` : ''} is full: make room, and run the command again.`
    : error.message
}

/** Prints one line of progress. */
export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

async function run<T extends Options>(usage: string, options: T, work: (args: Parsed<T>) => Promise<string>) {
  const args = process.argv.slice(2)
  if (args.some(arg => arg === '--help' || arg === '-h')) return usage
  const parsed = parse(usage, args, options)
  configure(prepareProcess())
  try {
    return await work(parsed)
  } finally {
    await closeAll()
  }
}

function parse<T extends Options>(usage: string, args: string[], options: T): Parsed<T> {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ')
    throw new Error(`${sentence}.\n${usage}`, { cause: error })
  }
}
