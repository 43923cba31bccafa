import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { settingsTable } from '#server/config/config-table.ts'
import { ConfigError, databaseFile, parseConfig } from '#server/config/config.ts'

const problemOf = (variables: Record<string, string>) => {
  try {
    parseConfig(variables)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
  throw new Error(`Taken: ${JSON.stringify(variables)}`)
}

test('without settings every variable has a default that works locally', () => {
  expect(parseConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: resolve('data'),
    DATABASE_URL: `file:${resolve('data')}/agency.db`,
    IMAGE_STORE: 'disk',
    SIGN_UP: 'approval',
    HAS_DEMO: true,
    PASSWORD_MIN_LENGTH: 6,
    FORM_MIN_AGE_MS: 2000,
    WRITE_LIMIT: 600,
    TRUST_PROXY: 0,
    LOG_LEVEL: 'info',
  })
  expect(parseConfig({}).IMAGE_KEY).toBeUndefined()
})

test('an empty value counts as not set', () => {
  const empty = Object.keys(settingsTable).map(name => [name, ''])
  expect(parseConfig(Object.fromEntries(empty))).toEqual(parseConfig({}))
})

test('given settings are used, and derived ones follow', () => {
  expect(parseConfig({ PORT: '8080', DATA_DIR: '/srv/agency' })).toMatchObject({
    PORT: 8080,
    PUBLIC_URL: 'http://localhost:8080',
    DATABASE_URL: 'file:/srv/agency/agency.db',
  })
  expect(
    parseConfig({ PUBLIC_URL: 'https://Agency.example/', DATABASE_URL: 'postgresql://me@host/agency' }),
  ).toMatchObject({ PUBLIC_URL: 'https://agency.example', DATABASE_URL: 'postgresql://me@host/agency' })
  expect(
    parseConfig({ IMAGE_KEY: 'sixteen letters.', SIGN_UP: 'closed', DEMO: 'off', WRITE_LIMIT: '0', TRUST_PROXY: '2' }),
  ).toMatchObject({ IMAGE_KEY: 'sixteen letters.', SIGN_UP: 'closed', DEMO: 'off', WRITE_LIMIT: 0, TRUST_PROXY: 2 })
})

test.each<[string, string, string]>([
  ['PORT', '0', 'a port number from 1 to 65535'],
  ['PORT', '65536', 'a port number from 1 to 65535'],
  ['PUBLIC_URL', 'https://1', 'an address such as https://agency.example, without a path'],
  ['PUBLIC_URL', 'https://*', 'an address such as https://agency.example, without a path'],
  ['MAIL_FROM', 'office@agency.example>', 'an address such as office@agency.example'],
  ['PUBLIC_URL', 'https://agency.example/shop', 'an address such as https://agency.example, without a path'],
  ['IMAGE_STORE', 'tape', 'disk, s3 or imgbb'],
  ['PASSWORD_MIN_LENGTH', '5', 'a whole number from 6 to 128'],
  ['TRUST_PROXY', '10', 'the number of proxies in front, 0 to 9'],
  ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace or silent'],
])('%s=%s stops the start with a sentence naming variable, value and allowed values', (name, value, allowed) => {
  expect(problemOf({ [name]: value })).toBe(`${name} cannot be “${value}”: allowed is ${allowed}.`)
})

test.each([
  ['IMAGE_KEY', 'too short', 'at least 16 characters'],
  ['APP_KEY', 'a secret of twenty.', 'at least 32 characters'],
  ['DATABASE_URL', 'postgresql://me:hunter/2@host:x/y', 'file:… for SQLite or postgresql://…'],
])('a wrong %s is named, its value never printed', (name, value, allowed) => {
  expect(problemOf({ [name]: value })).toBe(`${name} cannot be its value: allowed is ${allowed}.`)
})

test('backups have an interval on either database, and a bucket with all that it needs', () => {
  for (const DATABASE_URL of ['file:data/agency.db', 'postgresql://me@host/agency'])
    expect(parseConfig({ DATABASE_URL, BACKUP_EVERY: '8760' }).BACKUP_EVERY).toBe(8760)
  expect(
    problemOf({ BACKUP_S3_ENDPOINT: 'https://s3.example', BACKUP_S3_BUCKET: 'b1c', BACKUP_S3_ACCESS_KEY_ID: 'k' }),
  ).toBe('BACKUP_S3_SECRET_ACCESS_KEY cannot be missing: allowed is what belongs to the other BACKUP_S3_ variables.')
  expect(problemOf({ BACKUP_PASSPHRASE: 'too short' })).toBe(
    'BACKUP_PASSPHRASE cannot be its value: allowed is at least 16 characters.',
  )
  expect(problemOf({ BACKUP_PASSPHRASE: 'four random words', BACKUP_PASSPHRASE_FILE: '/run/words' })).toContain(
    'one of BACKUP_PASSPHRASE and BACKUP_PASSPHRASE_FILE',
  )
})

test('a database file is the same from every folder, and under any name', () => {
  expect(databaseFile(parseConfig({ DATABASE_URL: 'file:data/agency.db' }).DATABASE_URL)).toBe(
    resolve('data/agency.db'),
  )
  expect(databaseFile(parseConfig({ DATABASE_URL: 'file:///srv/a%20b.db' }).DATABASE_URL)).toBe('/srv/a b.db')
  expect(databaseFile(parseConfig({ DATA_DIR: '/srv/50% #1?' }).DATABASE_URL)).toBe('/srv/50% #1?/agency.db')
  for (const wrong of ['file:', 'file:/srv/', 'file:/srv/agency.db?mode=ro'])
    expect(problemOf({ DATABASE_URL: wrong })).toContain('DATABASE_URL cannot be its value')
})

test('by default the demonstration is on locally and off on a public site', () => {
  expect(parseConfig({ PUBLIC_URL: 'http://localhost:3001' }).HAS_DEMO).toBe(true)
  expect(parseConfig({ PUBLIC_URL: 'https://agency.example' }).HAS_DEMO).toBe(false)
  expect(parseConfig({ PUBLIC_URL: 'https://agency.example', DEMO: 'on' }).HAS_DEMO).toBe(true)
})

test('a preset says the parts, and a demonstration of one shows no others', () => {
  expect(parseConfig({})).toMatchObject({ PARTS: 'office', HAS_DEMO: true })
  expect(parseConfig({ DEMO: 'website' })).toMatchObject({ PARTS: 'website', HAS_DEMO: true })
  expect(parseConfig({ DEMO: 'off', PARTS: 'jobs' })).toMatchObject({ PARTS: 'jobs', HAS_DEMO: false })
  expect(problemOf({ PARTS: 'all' })).toContain('allowed is website, jobs or office')
})

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['public_url', 'PUBLIC_URL'],
])('a misspelt %s is reported with the setting %s', (given, meant) => {
  expect(problemOf({ [given]: 'x' })).toBe(`${given} is no setting: did you mean ${meant}?`)
})

test('variables of other programs are ignored', () => {
  const others = {
    PATH: '/bin',
    HOME: '/root',
    HOSTNAME: 'desk',
    HOSTTYPE: 'x86_64',
    PWD: '/',
    TERM: 'xterm',
    LANG: 'C',
    NODE_ENV: 'production',
    XDG_DATA_DIRS: '/usr/share',
    DATA: 'x',
    SITE: 'x',
    POSTGRES_PASSWORD: 'x',
    SMTP_HOST: 'x',
  }
  expect(parseConfig(others)).toEqual(parseConfig({}))
})

test('a provider needs both of its keys', () => {
  expect(problemOf({ GOOGLE_CLIENT_ID: 'ours' })).toBe(
    'GOOGLE_CLIENT_SECRET cannot be missing: allowed is what belongs to GOOGLE_CLIENT_ID.',
  )
  expect(problemOf({ PROVIDER_STAND_IN: 'http://evil.example' })).toBe(
    'PROVIDER_STAND_IN cannot be “http://evil.example”: allowed is http://127.0.0.1:port, for tests on this machine.',
  )
  expect(parseConfig({ GITHUB_CLIENT_ID: 'ours', GITHUB_CLIENT_SECRET: 'secret' })).toMatchObject({
    GITHUB_CLIENT_ID: 'ours',
    GITHUB_CLIENT_SECRET: 'secret',
  })
})

const bucket = {
  IMAGE_STORE: 's3',
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'agency',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'hunter2',
}

test('each picture store has settings of its own, and a default where there is one', () => {
  expect(parseConfig(bucket)).toMatchObject({
    IMAGE_STORE: 's3',
    S3_ENDPOINT: 'https://s3.example',
    S3_REGION: 'us-east-1',
  })
  expect(parseConfig({ IMAGE_STORE: 'imgbb', IMGBB_KEY: 'ours' })).toMatchObject({
    IMGBB_KEY: 'ours',
    IMGBB_URL: 'https://api.imgbb.com/1/upload',
  })
  expect(parseConfig({ S3_REGION: 'us-east-1' }), 'a default asks for nothing').not.toHaveProperty('S3_REGION')
})

test.each<[string, Record<string, string>, string]>([
  [
    'no address',
    { S3_ENDPOINT: '' },
    'S3_ENDPOINT cannot be missing: allowed is the address of an S3-compatible store, such as https://s3.eu-central-1.amazonaws.com.',
  ],
  ['a wrong bucket', { S3_BUCKET: 'a/b' }, 'S3_BUCKET cannot be “a/b”: allowed is the name of a bucket.'],
  [
    'a wrong region',
    { S3_REGION: 'Frankfurt am Main' },
    'S3_REGION cannot be “Frankfurt am Main”: allowed is the name of a region, such as eu-central-1.',
  ],
  [
    'no secret',
    { S3_SECRET_ACCESS_KEY: '' },
    'S3_SECRET_ACCESS_KEY cannot be missing: allowed is the secret that belongs to S3_ACCESS_KEY_ID.',
  ],
  [
    'no key of the host',
    { IMAGE_STORE: 'imgbb' },
    'IMGBB_KEY cannot be missing: allowed is the key that the image host gave you.',
  ],
])('a picture store with %s stops the start with one sentence', (_, wrong, sentence) => {
  expect(problemOf({ ...(wrong.IMAGE_STORE ? {} : bucket), ...wrong })).toBe(sentence)
})
