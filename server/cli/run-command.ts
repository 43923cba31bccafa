import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>
type Given<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>

/**
 * Runs a command with the words it was given, to the end of this process. `--help` prints the usage and does nothing; words that are not
 * known are refused with it. What `work` gives is printed; an Error's sentence goes to standard error, and the code is 1.
 */
export async function runCommand<T extends Options>(
  usage: string,
  options: T,
  work: (given: Given<T>) => Promise<string>,
): Promise<never> {
  try {
    print(await answer(usage, options, work))
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

/** How far a command is, on a line of its own. */
export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

async function answer<T extends Options>(usage: string, options: T, work: (given: Given<T>) => Promise<string>) {
  const words = process.argv.slice(2)
  if (words.some(word => word === '--help' || word === '-h')) return usage
  return work(parse(usage, words, options))
}

function parse<T extends Options>(usage: string, args: string[], options: T): Given<T> {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ')
    throw new Error(`${sentence}.\n${usage}`, { cause: error })
  }
}
