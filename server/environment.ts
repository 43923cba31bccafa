import { existsSync } from 'node:fs'
import { type Config, ConfigError, parseConfig } from '#server/config.ts'

const OTHER_USERS = 0o077

/**
 * Prepares this process to be the product: what it writes is closed to other users of the machine, and its settings come from .env and
 * the environment, which nothing else reads. `overrides` win over both. Throws a ConfigError.
 */
export function prepareProcess(overrides: NodeJS.ProcessEnv = {}): Config {
  process.umask(OTHER_USERS)
  if (existsSync('.env')) {
    try {
      process.loadEnvFile('.env')
    } catch (cause) {
      throw new ConfigError(`.env cannot be read: ${(cause as Error).message}.`, { cause })
    }
  }
  return parseConfig({ ...process.env, ...overrides })
}
