import { resolve } from 'node:path'
import { z } from '#i18n/zod.ts'
import { PRESETS } from '#server/registration/define-part.shared.ts'
import {
  bucketName,
  holdsWords,
  hostName,
  isDatabase,
  isMailServer,
  optional,
  origin,
  region,
  secret,
  service,
  type Setting,
  shown,
  standIn,
  text,
  TEXT_MAX,
  whole,
} from '#server/config/setting-rules.ts'

type ProviderKey = `${'GOOGLE' | 'FACEBOOK' | 'GITHUB' | 'TWITTER'}_CLIENT_${'ID' | 'SECRET'}`

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
  DEMO: {
    kind: 'choice',
    allowed: 'on, off, website, jobs or office',
    rule: z.enum(['on', 'off', ...PRESETS]).optional(),
    ...shown,
  },
  PARTS: { kind: 'choice', allowed: 'website, jobs or office', rule: z.enum(PRESETS).optional(), ...shown },
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
