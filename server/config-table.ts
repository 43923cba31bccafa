import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from '#i18n/zod.ts'

/** What a value is: the walk over all settings in the tests has bad ones of each kind. */
export type SettingKind = 'number' | 'choice' | 'text' | 'secret' | 'address' | 'path' | 'file' | 'database' | 'mail'
export type Setting = {
  kind: SettingKind
  /** What may stand there, as it ends the sentence “… cannot be “x”: allowed is”. */
  allowed: string
  rule: z.ZodType
  /** Owners may read its value at /admin/system, as it opens nothing and names nobody; of every other they learn whether it is set. */
  isShown?: true
  /** It is in no message, and its spaces are part of it. */
  isSecret?: true
  /** It does nothing but beside this value of another. */
  only?: readonly [name: string, value: string]
  /** So many characters, where the rule has a bound besides what `allowed` says. */
  most?: number
  /** What other programs call the same, and people try. */
  otherNames?: readonly string[]
  /** The settings of one group are given together or not at all; those with a default may be left out. */
  group?: string
}
type ProviderKey = `${'GOOGLE' | 'FACEBOOK' | 'GITHUB' | 'TWITTER'}_CLIENT_${'ID' | 'SECRET'}`

const TEXT_MAX = 500
const FILE_MIN = 16
const shown = { isShown: true } as const

const whole = (allowed: string, min: number, max: number, otherwise: number) => ({
  kind: 'number' as const,
  allowed,
  rule: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(otherwise),
})
const secret = (allowed: string, min = 1) => ({
  kind: 'secret' as const,
  isSecret: true as const,
  allowed,
  most: TEXT_MAX,
  rule: z
    .string()
    .max(TEXT_MAX)
    .refine(value => value.trim().length >= min),
})
const text = (allowed: string, pattern: RegExp) => ({
  kind: 'text' as const,
  allowed,
  most: TEXT_MAX,
  rule: z.string().max(TEXT_MAX).regex(pattern),
})

/** An address of http or https that can be called: without a name and a password, which other programs show, nor what a browser adds. */
const isWebAddress = (address: string) => {
  if (!/^https?:\/\/[^\s\\?#]+$/.test(address) || !URL.canParse(address)) return false
  const { username, password, port } = new URL(address)
  return username === '' && password === '' && port !== '0'
}
const service = (allowed: string) => ({
  kind: 'address' as const,
  allowed,
  rule: z
    .string()
    .refine(isWebAddress)
    .transform(address => address.replace(/\/+$/, '')),
})
const standIn = {
  kind: 'address' as const,
  allowed: 'http://127.0.0.1:port, for tests on this machine',
  rule: z
    .string()
    .regex(/^http:\/\/127\.0\.0\.1:\d+$/)
    .refine(isWebAddress)
    .optional(),
}
/** A name, or an address that somebody can reach: `https://1` is 0.0.0.1. */
const isHost = (name: string) => /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[\da-f:.]+\])$/.test(name) && !name.startsWith('0.')
const origin = {
  kind: 'address' as const,
  allowed: 'an address such as https://agency.example, without a path',
  rule: z
    .string()
    .refine(address => isWebAddress(address) && new URL(address).pathname === '/' && isHost(new URL(address).hostname))
    .transform(address => new URL(address).origin),
}
const hostName = text('an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them', /^[\w.:%-]+$/)
const bucketName = text('the name of a bucket', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
const regionName = text('the name of a region, such as eu-central-1', /^[a-z0-9-]+$/)
const region = { ...regionName, rule: regionName.rule.default('us-east-1') }
const optional = <Row extends Setting>({ rule, ...row }: Row) => ({
  ...row,
  rule: rule.optional() as z.ZodOptional<Row['rule']>,
})

const s3 = { only: ['IMAGE_STORE', 's3'] } as const
const imgbb = { only: ['IMAGE_STORE', 'imgbb'] } as const
const copies = { group: 'BACKUP_S3_' } as const
const imgbbUrl = service('the address that takes pictures, such as https://api.imgbb.com/1/upload')

export const bucketSettings = {
  S3_ENDPOINT: {
    ...service('the address of an S3-compatible store, such as https://s3.eu-central-1.amazonaws.com'),
    ...s3,
  },
  S3_BUCKET: { ...bucketName, ...s3, ...shown },
  S3_REGION: { ...region, ...s3, ...shown },
  S3_ACCESS_KEY_ID: {
    ...secret('the id of a key that may list, read, write and delete in S3_BUCKET'),
    ...s3,
    otherNames: ['S3_ACCESS_KEY', 'S3_KEY'],
  },
  S3_SECRET_ACCESS_KEY: {
    ...secret('the secret that belongs to S3_ACCESS_KEY_ID'),
    ...s3,
    otherNames: ['S3_SECRET', 'S3_SECRET_KEY'],
  },
} satisfies Record<string, Setting>

export const hostSettings = {
  IMGBB_KEY: { ...secret('the key that the image host gave you'), ...imgbb },
  IMGBB_URL: { ...imgbbUrl, rule: imgbbUrl.rule.default('https://api.imgbb.com/1/upload'), ...imgbb },
} satisfies Record<string, Setting>

const storeSetting = {
  IMAGE_STORE: {
    kind: 'choice',
    allowed: 'disk, s3 or imgbb',
    rule: z.enum(['disk', 's3', 'imgbb']).default('disk'),
    ...shown,
  },
} satisfies Record<string, Setting>

export const commonSettings = {
  PORT: { ...whole('a port number from 1 to 65535', 1, 65_535, 3000), ...shown },
  HOST: { ...hostName, rule: hostName.rule.default('127.0.0.1'), ...shown },
  PUBLIC_URL: { ...optional(origin), ...shown, otherNames: ['SITE_URL', 'BASE_URL', 'APP_URL'] },
  DATA_DIR: {
    otherNames: ['DATA_PATH', 'DATA_FOLDER'],
    kind: 'path',
    allowed: 'the path of a folder',
    rule: z
      .string()
      .default('data')
      .transform(path => resolve(path)),
    ...shown,
  },
  DATABASE_URL: {
    otherNames: ['DB_URL', 'DATABASE_HOST', 'POSTGRES_URL'],
    kind: 'database',
    isSecret: true,
    allowed: 'file:… for SQLite or postgresql://…',
    rule: z.string().refine(isDatabase).optional(),
  },
  APP_KEY: {
    ...optional(secret('at least 32 characters', 32)),
    otherNames: ['SECRET_KEY', 'APP_SECRET', 'SECRET_KEY_BASE'],
  },
  IMAGE_KEY: optional(secret('at least 16 characters', 16)),
  SMTP_URL: {
    otherNames: [
      'SMTP_HOST',
      'SMTP_SERVER',
      'SMTP_PORT',
      'SMTP_USER',
      'SMTP_USERNAME',
      'SMTP_PASSWORD',
      'SMTP_PASS',
      'MAIL_URL',
      'MAIL_HOST',
      'MAILER_DSN',
    ],
    kind: 'mail',
    isSecret: true,
    allowed: 'smtp://user:password@host:port or smtps://…',
    rule: z.string().refine(isMailServer).optional(),
  },
  MAIL_FROM: {
    ...optional(
      text('an address such as office@agency.example', /^(?:[^\s<>@]+@[^\s<>@]+|[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>)$/),
    ),
    otherNames: ['SMTP_FROM', 'EMAIL_FROM', 'FROM_EMAIL', 'MAIL_SENDER'],
  },
  SIGN_UP: {
    kind: 'choice',
    allowed: 'approval, open or closed',
    rule: z.enum(['approval', 'open', 'closed']).default('approval'),
    ...shown,
  },
  SECOND_FACTOR: {
    kind: 'choice',
    allowed: 'optional or required',
    rule: z.enum(['optional', 'required']).default('optional'),
  },
  DEMO: { kind: 'choice', allowed: 'on or off', rule: z.enum(['on', 'off']).optional(), ...shown },
  PASSWORD_MIN_LENGTH: { ...whole('a whole number from 6 to 128', 6, 128, 6), ...shown },
  PAGE_CACHE: { ...whole('a whole number of megabytes from 0, for none, to 4096', 0, 4096, 32), ...shown },
  FORM_MIN_AGE_MS: { ...whole('a whole number of milliseconds from 0 to 60000', 0, 60_000, 2_000), ...shown },
  WRITE_LIMIT: { ...whole('a whole number from 0, for no limit, to 1000000', 0, 1_000_000, 600), ...shown },
  ...providerSettings(),
  PROVIDER_STAND_IN: standIn,
  LINK_STAND_IN: standIn,
  WEBHOOK_STAND_IN: standIn,
  BACKUP_EVERY: {
    ...whole('a whole number of hours from 0, for never, to 8760', 0, 8_760, 0),
    ...shown,
    otherNames: ['BACKUP_INTERVAL', 'BACKUP_SCHEDULE', 'BACKUP_CRON'],
  },
  TRASH_DAYS: { ...whole('a whole number of days from 1 to 3650', 1, 3650, 30), ...shown },
  BACKUP_KEEP: { ...whole('a whole number from 1 to 1000', 1, 1000, 14), ...shown, otherNames: ['BACKUP_RETENTION'] },
  BACKUP_PASSPHRASE: optional(secret('at least 16 characters', 16)),
  BACKUP_PASSPHRASE_FILE: {
    kind: 'file',
    allowed: 'a file that can be read here and holds at least 16 characters',
    rule: z.string().refine(holdsWords).optional(),
  },
  BACKUP_S3_ENDPOINT: { ...optional(service('the address of an S3-compatible store')), ...copies },
  BACKUP_S3_BUCKET: { ...optional(bucketName), ...copies },
  BACKUP_S3_REGION: { ...region, ...copies },
  BACKUP_S3_ACCESS_KEY_ID: {
    otherNames: ['BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_KEY'],
    ...optional(secret('the id of a key that may list, read, write and delete in BACKUP_S3_BUCKET')),
    ...copies,
  },
  BACKUP_S3_SECRET_ACCESS_KEY: {
    otherNames: ['BACKUP_S3_SECRET', 'BACKUP_S3_SECRET_KEY'],
    ...optional(secret('the secret that belongs to BACKUP_S3_ACCESS_KEY_ID')),
    ...copies,
  },
  METRICS_TOKEN: optional(secret('at least 16 characters', 16)),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(service('an address such as http://127.0.0.1:4318')),
  TRUST_PROXY: {
    ...whole('the number of proxies in front, 0 to 9', 0, 9, 0),
    ...shown,
    otherNames: ['TRUSTED_PROXIES'],
  },
  LOG_LEVEL: {
    otherNames: ['LOGLEVEL'],
    kind: 'choice',
    allowed: 'fatal, error, warn, info, debug, trace or silent',
    rule: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    ...shown,
  },
} satisfies Record<string, Setting>

/** Every setting of the product, in the order in which owners read them. */
export const settingsTable: Record<string, Setting> = {
  ...commonSettings,
  ...storeSetting,
  ...bucketSettings,
  ...hostSettings,
}

function providerSettings() {
  const row = (name: string) => ({
    kind: 'text' as const,
    allowed: 'at most 500 characters',
    rule: z.string().max(TEXT_MAX).optional(),
    group: name,
  })
  return Object.fromEntries(
    ['GOOGLE', 'FACEBOOK', 'GITHUB', 'TWITTER'].flatMap(name => [
      [`${name}_CLIENT_ID`, row(name)],
      [`${name}_CLIENT_SECRET`, { ...row(name), isSecret: true }],
    ]),
  ) as Record<ProviderKey, ReturnType<typeof row>>
}

function isDatabase(address: string) {
  if (address.startsWith('file:')) return /^file:[^?#]*[^?#/\s]$/s.test(address) && isDecodable(address)
  return /^postgres(?:ql)?:\/\/./.test(address) && URL.canParse(address)
}

function isMailServer(address: string) {
  if (!/^smtps?:\/\/\S+$/.test(address) || !URL.canParse(address)) return false
  const { hostname, port, pathname } = new URL(address)
  return hostname !== '' && port !== '0' && /^\/?$/.test(pathname)
}

/** Whether each % in it begins one of %20 and the like, as libsql reads the path of a file. */
function isDecodable(text: string) {
  try {
    return decodeURIComponent(text).length <= text.length // which reads the result: a build leaves out a call that nobody does
  } catch {
    return false
  }
}

function holdsWords(file: string) {
  try {
    return readFileSync(file, 'utf8').trim().length >= FILE_MIN
  } catch {
    return false
  }
}
