import { expect, test } from 'vitest'
import { settingsTable } from '#server/config/config-table.ts'
import { ConfigError, parseConfig } from '#server/config/config.ts'
import { findUnknownNames, sayUnknown } from '#server/config/setting-names.ts'

const rows = Object.entries(settingsTable)
const told = (inFile: string[], inEnvironment: string[] = []) => findUnknownNames(inFile, inEnvironment).map(sayUnknown)

test.each([
  ['SITE_URL', 'PUBLIC_URL'],
  ['BACKUP_S3_SECRET', 'BACKUP_S3_SECRET_ACCESS_KEY'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['DATABASE_URL_FILE', 'DATABASE_URL'],
])('%s stops no start and is told with %s, from both places', (name, meant) => {
  for (const foreign of [new Set<string>(), new Set([name])])
    expect(parseConfig({ [name]: 'hunter2' }, foreign)).toMatchObject(parseConfig({}))
  const words = `has ${name}, which is no setting and does nothing. ${meant} was probably meant: ${settingsTable[meant]!.allowed}.`
  expect(told([name])).toEqual([`.env ${words}`])
  expect(told([], [name])).toEqual([`The environment ${words}`])
})

test.each(rows.map(([name]) => name).filter(name => name.length >= 8))(
  'a letter too many in %s stops the start',
  name => {
    const problem = (() => {
      try {
        return String(parseConfig({ [`${name}S`]: 'x' }, new Set([`${name}S`])))
      } catch (error) {
        return error
      }
    })()
    expect(problem).toBeInstanceOf(ConfigError)
    expect(String(problem)).toContain(`${name}S is no setting: did you mean ${name}?`)
  },
)

test('a name beside the setting that it resembles is that of another program', () => {
  expect(parseConfig({ DATABASE_URI: 'x', DATABASE_URL: 'file:/srv/a.db' }).DATABASE_URL).toBe('file:/srv/a.db')
})

test('other names of settings are no settings, and lead to one each', () => {
  const others = rows.flatMap(([, { otherNames = [] }]) => otherNames)
  expect(new Set(others).size).toBe(others.length)
  expect(others.filter(name => settingsTable[name])).toEqual([])
})

test('what the system and other programs have in the environment is not told', () => {
  const usual =
    'PATH HOME HOST HOSTNAME PWD SHELL TERM LANG USER LOGNAME NODE_ENV XDG_DATA_DIRS GITHUB_TOKEN CI OTEL_SERVICE_NAME PORTS KUBERNETES_PORT_443_TCP'
  expect(told([], usual.split(' '))).toEqual([])
  expect(told(['TMPDIR', 'NODE_OPTIONS', 'TZ', 'PORT'])).toEqual([])
  expect(told(['COLOUR'])).toEqual(['.env has COLOUR, which is no setting and does nothing.'])
})
