import { resolve } from 'node:path'
import { missingUntilOpen } from '#server/errors.ts'
import { bucketSettings, commonSettings, hostSettings, settingsTable } from '#server/config/config-table.ts'
import type { Setting } from '#server/config/setting-rules.ts'
import { findMisspelt, type UnknownName } from '#server/config/setting-names.ts'
import { PRESETS } from '#server/registration/define-part.shared.ts'
import { StartError } from '#server/process/start-error.ts'
import { z } from '#i18n/zod.ts'

/** For operators on PostgreSQL who have set no interval: others back a database server up as a whole. */
export const BACKUP_ON_POSTGRES =
  'With BACKUP_EVERY the product backs it up; otherwise its server has to be: docs/running.md, Backups'

type Rules<Rows extends Record<string, Setting>> = { [Name in keyof Rows]: Rows[Name]['rule'] }

const rulesOf = <Rows extends Record<string, Setting>>(rows: Rows) =>
  Object.fromEntries(Object.entries(rows).map(([name, { rule }]) => [name, rule])) as Rules<Rows>

const pictures = z.discriminatedUnion('IMAGE_STORE', [
  z.object({ IMAGE_STORE: z.literal('disk') }),
  z.object({ IMAGE_STORE: z.literal('s3'), ...rulesOf(bucketSettings) }),
  z.object({ IMAGE_STORE: z.literal('imgbb'), ...rulesOf(hostSettings) }),
])
const environment = z.object(rulesOf(commonSettings)).and(pictures)
const names = Object.keys(settingsTable)

/** Every setting, in the order of its table: whether it was given, and its value where it is harmless. */
export function describeSettings(of: Config): { name: string; isGiven: boolean; value: string | null }[] {
  const values = of as Record<string, unknown>
  return Object.entries(settingsTable).map(([name, { isShown }]) => {
    const value = values[name]
    return { name, isGiven: of.GIVEN.includes(name), value: isShown && value !== undefined ? String(value) : null }
  })
}

export type Config = ReturnType<typeof parseConfig>
export type S3Config = Extract<Config, { IMAGE_STORE: 's3' }>
export type ImgbbConfig = Extract<Config, { IMAGE_STORE: 'imgbb' }>

/**
 * Parses settings from environment variables. Throws a ConfigError with one sentence for each wrong value, all of them
 * at once: variable, value, what is allowed. An empty value counts as not set, spaces around one that is no secret are
 * left out. Secrets are never repeated in the message. A misspelt setting is an error, too, and so is one that does
 * nothing without another. `foreign` are names of the environment, which other programs share.
 */
export function parseConfig(variables: NodeJS.ProcessEnv, foreign: ReadonlySet<string> = new Set()) {
  const given = Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, settingsTable[name]?.isSecret ? value : value.trim()]],
    ),
  )
  const result = environment.safeParse({ IMAGE_STORE: 'disk', ...given })
  const wrong = new Set((result.error?.issues ?? []).map(({ path: [name] }) => String(name)))
  const problems = [
    ...misspelt(given, foreign),
    ...names.flatMap(name =>
      wrong.has(name) || given[name]?.trim() === ''
        ? sentenceOf(name, variables[name], allowedOf(settingsTable[name]!, given[name]))
        : [],
    ),
    ...unmet(given),
  ]
  if (!result.success || problems.length > 0) throw new ConfigError(problems.join('\n'))
  const config = result.data
  return {
    ...config,
    /** the names of the settings that the environment gives */
    GIVEN: names.filter(name => given[name] !== undefined),
    /** what was given and is no setting: `prepareProcess` fills it */
    UNKNOWN: [] as UnknownName[],
    /** whether PUBLIC_URL was given: then requests for other hosts are rejected */
    HAS_PUBLIC_URL: config.PUBLIC_URL !== undefined,
    PUBLIC_URL: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    HAS_DEMO: config.DEMO ? config.DEMO !== 'off' : !config.PUBLIC_URL?.startsWith('https:'),
    PARTS: config.PARTS ?? PRESETS.find(preset => preset === config.DEMO) ?? 'office',
    DATABASE_URL: addressOf(config.DATABASE_URL ?? fileAddress(`${config.DATA_DIR}/agency.db`)),
  }
}

export class ConfigError extends StartError {}

function sentenceOf(name: string, value: string | undefined, allowed: string) {
  const shown = settingsTable[name]?.isSecret ? 'its value' : `“${value?.replace(/:\/\/[^/\s]*@/, '://…@')}”`
  return `${name} cannot be ${value === undefined || value === '' ? 'missing' : shown}: allowed is ${allowed}.`
}

/** Misspelt names; where the setting is given, too, the other name is that of another program. */
function misspelt(given: Record<string, string>, foreign: ReadonlySet<string>): string[] {
  return Object.keys(given).flatMap(name => {
    const meant = findMisspelt(name, foreign.has(name))
    return meant && given[meant] === undefined ? [`${name} is no setting: did you mean ${meant}?`] : []
  })
}

/** What the sentence about a value says is allowed: of one that is too long alone, how long it may be. */
const allowedOf = ({ allowed, most = Number.POSITIVE_INFINITY }: Setting, value = '') =>
  value.length > most ? `at most ${most} characters` : allowed

/** What is given without the settings that it needs, or beside one that takes its place. */
function unmet(given: Record<string, string>): string[] {
  const rows = Object.entries(settingsTable)
  const isSet = (name: string) => given[name] !== undefined && given[name] !== defaultOf(name)
  const idle = rows.flatMap(([name, { only }]) => {
    if (!only || !isSet(name)) return []
    const [other, value] = only
    const isThere = (given[other] ?? defaultOf(other)) === value
    return isThere ? [] : [`${name} does nothing without ${other}=${value}: set that, or leave ${name} out.`]
  })
  const missing = rows.flatMap(([name, { group }]) => {
    if (!group || given[name] !== undefined || defaultOf(name) !== undefined) return []
    const others = rows.filter(([other, row]) => row.group === group && isSet(other)).map(([other]) => other)
    if (others.length === 0) return []
    const isPair = rows.filter(([, row]) => row.group === group).length === 2
    return [sentenceOf(name, undefined, `what belongs to ${isPair ? others[0] : `the other ${group} variables`}`)]
  })
  const both = given.BACKUP_PASSPHRASE && given.BACKUP_PASSPHRASE_FILE
  const one = 'one of BACKUP_PASSPHRASE and BACKUP_PASSPHRASE_FILE'
  return [...idle, ...missing, ...(both ? [sentenceOf('BACKUP_PASSPHRASE_FILE', both, one)] : [])]
}

/** What a copy of .env.example gives, which asks for nothing; undefined where there is no default. */
function defaultOf(name: string): string | undefined {
  const { data } = settingsTable[name]!.rule.safeParse(undefined)
  return data === undefined ? undefined : String(data)
}

/** The absolute path of the SQLite file that an address names, read as libsql reads it; null for PostgreSQL. */
export function databaseFile(url: string): string | null {
  return url.startsWith('file:')
    ? resolve(decodeURIComponent(url.slice('file:'.length).replace(/^\/\/(?:localhost)?(?=\/)/, '')))
    : null
}

/** The address under which libsql opens a file. */
export const fileAddress = (path: string) => `file:${path.replace(/[%?#]/g, encodeURIComponent)}`

/** The database URL with an absolute path. */
function addressOf(url: string) {
  const file = databaseFile(url)
  return file === null ? url : fileAddress(file)
}

/** The settings of the open server: see `configure` in lifecycle.ts. */
export let config: Config = missingUntilOpen('No settings yet: call createServer(config) or configure(config) first')
const unset = config

/** Called by lifecycle.ts alone. */
export function setConfig(next: Config | undefined): void {
  config = next ?? unset
}
