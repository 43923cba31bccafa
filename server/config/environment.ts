import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { type Config, ConfigError, parseConfig } from '#server/config/config.ts'
import { findUnknownNames } from '#server/config/setting-names.ts'

const OTHER_USERS = 0o077
const FILE = '.env'

/**
 * Prepares this process to be the product: what it writes is closed to other users of the machine, and its settings come from .env and
 * the environment, which nothing else reads and which wins. `overrides` win over both. Throws a ConfigError.
 */
export function prepareProcess(overrides: NodeJS.ProcessEnv = {}): Config {
  process.umask(OTHER_USERS)
  const inEnvironment = Object.keys(process.env)
  const inFile = loadFile()
  const config = parseConfig({ ...process.env, ...overrides }, new Set(inEnvironment))
  return { ...config, UNKNOWN: findUnknownNames(inFile, inEnvironment) }
}

/** Gives the names in it. */
function loadFile(): string[] {
  if (!existsSync(FILE)) return []
  try {
    process.loadEnvFile(FILE)
    return Object.keys(parseEnv(readFileSync(FILE, 'utf8')))
  } catch (cause) {
    throw new ConfigError(`${FILE} cannot be read: ${(cause as Error).message}.`, { cause })
  }
}
