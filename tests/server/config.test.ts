import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ConfigError, parseConfig } from '#server/config.ts'

const refusal = (variables: Record<string, string>) => {
  try {
    parseConfig(variables)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
  throw new Error(`Taken: ${JSON.stringify(variables)}`)
}

test('with nothing set, everything has a value that works on a desk', () => {
  expect(parseConfig({})).toMatchObject({
    PORT: 3000, HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000', DATA_DIR: resolve('data'), DATABASE_URL: `file:${resolve('data')}/agency.db`,
    IMAGE_STORE: 'disk', SIGN_UP: 'approval', DEMO: 'on', PASSWORD_MIN_LENGTH: 6, WRITE_LIMIT: 600, TRUST_PROXY: 0, LOG_LEVEL: 'info',
  })
  expect(parseConfig({}).IMAGE_KEY).toBeUndefined()
})

test('an empty value counts as not set', () => {
  const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'IMAGE_STORE', 'IMAGE_KEY', 'SIGN_UP', 'DEMO', 'PASSWORD_MIN_LENGTH', 'WRITE_LIMIT', 'TRUST_PROXY', 'LOG_LEVEL']
  expect(parseConfig(Object.fromEntries(names.map(name => [name, ''])))).toEqual(parseConfig({}))
})

test('what is set is taken, and what follows from it follows', () => {
  expect(parseConfig({ PORT: '8080', DATA_DIR: '/srv/agency' })).toMatchObject({ PORT: 8080, PUBLIC_URL: 'http://localhost:8080', DATABASE_URL: 'file:/srv/agency/agency.db' })
  expect(parseConfig({ PUBLIC_URL: 'https://Agency.example/', DATABASE_URL: 'postgresql://me@host/agency' })).toMatchObject({ PUBLIC_URL: 'https://agency.example', DATABASE_URL: 'postgresql://me@host/agency' })
  expect(parseConfig({ IMAGE_KEY: 'sixteen letters.', SIGN_UP: 'closed', DEMO: 'off', WRITE_LIMIT: '0', TRUST_PROXY: '2' })).toMatchObject({ IMAGE_KEY: 'sixteen letters.', SIGN_UP: 'closed', DEMO: 'off', WRITE_LIMIT: 0, TRUST_PROXY: 2 })
})

test.each<[string, string, string]>([
  ['PORT', 'http', 'a port number from 1 to 65535'], ['PORT', '0', 'a port number from 1 to 65535'], ['PORT', '65536', 'a port number from 1 to 65535'], ['PORT', '80.5', 'a port number from 1 to 65535'],
  ['PUBLIC_URL', 'agency.example', 'an address such as https://agency.example, without a path'], ['PUBLIC_URL', 'ftp://agency.example', 'an address such as https://agency.example, without a path'],
  ['PUBLIC_URL', 'https://agency.example/shop', 'an address such as https://agency.example, without a path'],
  ['IMAGE_STORE', 's3', 'disk'], ['SIGN_UP', 'yes', 'approval, open or closed'], ['DEMO', 'true', 'on or off'],
  ['PASSWORD_MIN_LENGTH', '5', 'a whole number from 6 to 128'], ['PASSWORD_MIN_LENGTH', 'long', 'a whole number from 6 to 128'], ['WRITE_LIMIT', '-1', 'a whole number, 0 for no limit'],
  ['TRUST_PROXY', '10', 'the number of proxies in front, 0 to 9'], ['TRUST_PROXY', 'true', 'the number of proxies in front, 0 to 9'], ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace or silent'],
])('%s=%s stops the start with one sentence that names it, the value and what is allowed', (name, value, allowed) => {
  expect(refusal({ [name]: value })).toBe(`${name} cannot be “${value}”: allowed is ${allowed}.`)
})

test.each([['IMAGE_KEY', 'too short', 'at least 16 characters'], ['DATABASE_URL', 'mysql://root:hunter2@host/x', 'file:… for SQLite or postgresql://…'], ['SMTP_URL', 'https://me:hunter2@host', 'smtp://user:password@host:port or smtps://…']])('a wrong %s is named but never repeated', (name, value, allowed) => {
  expect(refusal({ [name]: value })).toBe(`${name} cannot be its value: allowed is ${allowed}.`)
})

test('a provider needs both of its keys', () => {
  expect(refusal({ GOOGLE_CLIENT_ID: 'ours' })).toBe('GOOGLE_CLIENT_SECRET cannot be missing: allowed is what belongs to GOOGLE_CLIENT_ID.')
  expect(refusal({ TWITTER_CLIENT_SECRET: 'hunter2' })).toBe('TWITTER_CLIENT_ID cannot be missing: allowed is what belongs to TWITTER_CLIENT_SECRET.')
  expect(refusal({ PROVIDER_STAND_IN: 'http://evil.example' })).toBe('PROVIDER_STAND_IN cannot be “http://evil.example”: allowed is http://127.0.0.1:port, for tests on this machine.')
  expect(parseConfig({ GITHUB_CLIENT_ID: 'ours', GITHUB_CLIENT_SECRET: 'secret' })).toMatchObject({ GITHUB_CLIENT_ID: 'ours', GITHUB_CLIENT_SECRET: 'secret' })
})

test('every wrong value has a line of its own', () => {
  expect(refusal({ PORT: 'x', DEMO: 'maybe', SIGN_UP: 'open' }).split('\n')).toEqual(['PORT cannot be “x”: allowed is a port number from 1 to 65535.', 'DEMO cannot be “maybe”: allowed is on or off.'])
})

test('a program that is started with a wrong value ends at once with those words and nothing else', async () => {
  const node = join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  const { VITEST: _, ...environment } = process.env
  const started = promisify(execFile)(node, ['--no-warnings', '--input-type=module', '-e', `await import('#server/config.ts')`], { env: { ...environment, PORT: 'eighty' } })
  await expect(started).rejects.toMatchObject({ code: 1, stdout: '', stderr: 'PORT cannot be “eighty”: allowed is a port number from 1 to 65535.\n' })
}, 60_000)
