import { resolve } from 'node:path'
import { distance } from 'fastest-levenshtein'
import { missingUntilOpen } from '#server/errors.ts'
import { StartError } from '#server/start-error.ts'
import { z } from '#i18n/zod.ts'

/** For operators on PostgreSQL who have set no interval: others back a database server up as a whole. */
export const BACKUP_ON_POSTGRES =
  'With BACKUP_EVERY the product backs it up; otherwise its server has to be: docs/running.md, Backups'

const SECRET =
  /_SECRET$|^(?:S3_SECRET_ACCESS_KEY|IMGBB_KEY|IMAGE_KEY|APP_KEY|DATABASE_URL|SMTP_URL|METRICS_TOKEN|BACKUP_PASSPHRASE|BACKUP_S3_SECRET_ACCESS_KEY)$/
const port = z.coerce
  .number('a port number from 1 to 65535')
  .int('a port number from 1 to 65535')
  .min(1, 'a port number from 1 to 65535')
  .max(65_535, 'a port number from 1 to 65535')
const count = (allowed: string, min: number, max: number) =>
  z.coerce.number(allowed).int(allowed).min(min, allowed).max(max, allowed)
const text = z.string().max(500, 'at most 500 characters').optional()
const webAddress = z
  .url({ protocol: /^https?$/, error: 'an address such as https://agency.example, without a path', abort: true })
  .refine(
    address => URL.canParse(address) && new URL(address).pathname === '/',
    'an address such as https://agency.example, without a path',
  )
  .transform(address => new URL(address).origin)
const key = (allowed: string) => z.string(allowed).max(500, allowed)
const service = (allowed: string) =>
  z.url({ protocol: /^https?$/, error: allowed }).transform(address => address.replace(/\/+$/, ''))

const bucketName = z.string('the name of a bucket').regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')
const regionName = z.string().regex(/^[a-z0-9-]+$/, 'the name of a region, such as eu-central-1')

const pictures = z.discriminatedUnion(
  'IMAGE_STORE',
  [
    z.object({ IMAGE_STORE: z.literal('disk') }),
    z.object({
      IMAGE_STORE: z.literal('s3'),
      S3_ENDPOINT: service('the address of an S3-compatible store, such as https://s3.eu-central-1.amazonaws.com'),
      S3_BUCKET: bucketName,
      S3_REGION: regionName.default('us-east-1'),
      S3_ACCESS_KEY_ID: key('the id of a key that may list, read, write and delete in S3_BUCKET'),
      S3_SECRET_ACCESS_KEY: key('the secret that belongs to S3_ACCESS_KEY_ID'),
    }),
    z.object({
      IMAGE_STORE: z.literal('imgbb'),
      IMGBB_KEY: key('the key that the image host gave you'),
      IMGBB_URL: service('the address that takes pictures, such as https://api.imgbb.com/1/upload').default(
        'https://api.imgbb.com/1/upload',
      ),
    }),
  ],
  'disk, s3 or imgbb',
)

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z
    .string()
    .default('data')
    .transform(path => resolve(path)),
  DATABASE_URL: z.string().refine(isDatabase, 'file:… for SQLite or postgresql://…').optional(),
  APP_KEY: z.string().min(32, 'at least 32 characters').optional(),
  IMAGE_KEY: z.string().min(16, 'at least 16 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'smtp://user:password@host:port or smtps://…')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]+@[^\r\n]+$/, 'an address such as office@agency.example')
    .optional(),
  SIGN_UP: z.enum(['approval', 'open', 'closed'], 'approval, open or closed').default('approval'),
  SECOND_FACTOR: z.enum(['optional', 'required'], 'optional or required').default('optional'),
  DEMO: z.enum(['on', 'off'], 'on or off').optional(),
  PASSWORD_MIN_LENGTH: count('a whole number from 6 to 128', 6, 128).default(6),
  PAGE_CACHE: count('a number of megabytes, 0 for none', 0, 4096).default(32),
  FORM_MIN_AGE_MS: count('a whole number of milliseconds from 0 to 60000', 0, 60_000).default(2_000),
  WRITE_LIMIT: count('a whole number, 0 for no limit', 0, 1_000_000).default(600),
  ...(Object.fromEntries(
    ['GOOGLE', 'FACEBOOK', 'GITHUB', 'TWITTER'].flatMap(name => [
      [`${name}_CLIENT_ID`, text],
      [`${name}_CLIENT_SECRET`, text],
    ]),
  ) as Record<ProviderKey, typeof text>),
  PROVIDER_STAND_IN: z
    .string()
    .regex(/^http:\/\/127\.0\.0\.1:\d+$/, 'http://127.0.0.1:port, for tests on this machine')
    .optional(),
  LINK_STAND_IN: z
    .string()
    .regex(/^http:\/\/127\.0\.0\.1:\d+$/, 'http://127.0.0.1:port, for tests on this machine')
    .optional(),
  WEBHOOK_STAND_IN: z
    .string()
    .regex(/^http:\/\/127\.0\.0\.1:\d+$/, 'http://127.0.0.1:port, for tests on this machine')
    .optional(),
  BACKUP_EVERY: count('a whole number of hours, 0 for never', 0, 8_760).default(0),
  TRASH_DAYS: count('a whole number of days from 1 to 3650', 1, 3650).default(30),
  BACKUP_KEEP: count('a whole number from 1 to 1000', 1, 1000).default(14),
  BACKUP_PASSPHRASE: z.string().min(16, 'at least 16 characters').optional(),
  BACKUP_PASSPHRASE_FILE: z.string().optional(),
  BACKUP_S3_ENDPOINT: service('the address of an S3-compatible store').optional(),
  BACKUP_S3_BUCKET: bucketName.optional(),
  BACKUP_S3_REGION: regionName.default('us-east-1'),
  BACKUP_S3_ACCESS_KEY_ID: key('the id of a key that may list, read, write and delete in BACKUP_S3_BUCKET').optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: key('the secret that belongs to BACKUP_S3_ACCESS_KEY_ID').optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'an address such as http://127.0.0.1:4318' })
    .optional(),
  TRUST_PROXY: count('the number of proxies in front, 0 to 9', 0, 9).default(0),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
})
/**
 * Settings whose values owners may read at /admin/system, as they open nothing and name nobody. Of every other one, and so of each new one,
 * they learn whether it is set.
 */
const SHOWN = new Set([
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATA_DIR',
  'IMAGE_STORE',
  'S3_BUCKET',
  'S3_REGION',
  'SIGN_UP',
  'DEMO',
  'PASSWORD_MIN_LENGTH',
  'PAGE_CACHE',
  'FORM_MIN_AGE_MS',
  'WRITE_LIMIT',
  'BACKUP_EVERY',
  'BACKUP_KEEP',
  'TRASH_DAYS',
  'TRUST_PROXY',
  'LOG_LEVEL',
])
const BACKUP_BUCKET = [
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_BUCKET',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const
const names = [...Object.keys(settings.shape), ...pictures.options.flatMap(({ shape }) => Object.keys(shape))]

const environment = settings
  .superRefine((given, context) => {
    for (const [name, value] of Object.entries(given)) {
      const other = (
        name.endsWith('_CLIENT_ID')
          ? name.replace('_ID', '_SECRET')
          : name.endsWith('_CLIENT_SECRET')
            ? name.replace('_SECRET', '_ID')
            : name
      ) as ProviderKey
      if (value && !given[other])
        context.addIssue({ code: 'custom', path: [other], message: `what belongs to ${name}` })
    }
    const missing = BACKUP_BUCKET.filter(name => !given[name])
    if (missing.length < BACKUP_BUCKET.length)
      for (const name of missing)
        context.addIssue({ code: 'custom', path: [name], message: 'what belongs to the other BACKUP_S3_ variables' })
    if (given.BACKUP_PASSPHRASE && given.BACKUP_PASSPHRASE_FILE)
      context.addIssue({
        code: 'custom',
        path: ['BACKUP_PASSPHRASE_FILE'],
        message: 'one of BACKUP_PASSPHRASE and BACKUP_PASSPHRASE_FILE',
      })
  })
  .and(pictures)

type ProviderKey = `${'GOOGLE' | 'FACEBOOK' | 'GITHUB' | 'TWITTER'}_CLIENT_${'ID' | 'SECRET'}`

/** Every setting, in the order of this file: whether it was given, and its value where it is harmless. */
export function describeSettings(of: Config): { name: string; isGiven: boolean; value: string | null }[] {
  const values = of as Record<string, unknown>
  return [...new Set(names)].map(name => {
    const isGiven = of.GIVEN.includes(name)
    const value = values[name]
    return { name, isGiven, value: SHOWN.has(name) && value !== undefined ? String(value) : null }
  })
}

export type Config = ReturnType<typeof parseConfig>
export type S3Config = Extract<Config, { IMAGE_STORE: 's3' }>
export type ImgbbConfig = Extract<Config, { IMAGE_STORE: 'imgbb' }>

/**
 * Parses settings from environment variables. Throws a ConfigError with one sentence for each wrong value: variable, value, what is
 * allowed. An empty value counts as not set. Secrets are never repeated in the message. A name that looks like a misspelt setting is an
 * error, too.
 */
export function parseConfig(variables: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = environment.safeParse({ IMAGE_STORE: 'disk', ...given })
  const wrong = (result.error?.issues ?? []).map(({ path: [name], message }) => {
    const value =
      given[String(name)] === undefined
        ? 'missing'
        : SECRET.test(String(name))
          ? 'its value'
          : `“${given[String(name)]}”`
    return `${String(name)} cannot be ${value}: allowed is ${message}.`
  })
  const problems = [...misspelt(Object.keys(given)), ...wrong]
  if (!result.success || problems.length > 0) throw new ConfigError(problems.join('\n'))
  const config = result.data
  return {
    ...config,
    /** the names of the settings that the environment gives */
    GIVEN: names.filter(name => given[name] !== undefined),
    /** whether PUBLIC_URL was given: then requests for other hosts are rejected */
    HAS_PUBLIC_URL: config.PUBLIC_URL !== undefined,
    PUBLIC_URL: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    DEMO: config.DEMO ?? (config.PUBLIC_URL?.startsWith('https:') ? 'off' : 'on'),
    DATABASE_URL: addressOf(config.DATABASE_URL ?? fileAddress(`${config.DATA_DIR}/agency.db`)),
  }
}

export class ConfigError extends StartError {}

function isDatabase(address: string) {
  return /^file:[^?#]*[^?#/]$/s.test(address) || (/^postgres(?:ql)?:\/\//.test(address) && URL.canParse(address))
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

/** Names one or two letters away from a setting; one letter for short names, which other programs use, too. */
function misspelt(given: string[]): string[] {
  return given
    .filter(name => !names.includes(name))
    .flatMap(name => {
      const meant = names.find(ours => distance(name.toUpperCase(), ours) <= (ours.length < 8 ? 1 : 2))
      return meant ? [`${name} is no setting: did you mean ${meant}?`] : []
    })
}
