import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { settingsTable } from '#server/config/config-table.ts'
import { ConfigError, parseConfig } from '#server/config/config.ts'
import type { SettingKind } from '#server/config/setting-rules.ts'

// Every setting of the table is given every bad value of its kind; each is refused with a sentence that names it.
const rows = Object.entries(settingsTable)
const BLANK = [' ', '\t', '\u00a0\u00a0']
const BAD: Record<SettingKind, string[]> = {
  number: ['many', '-1', '1.5', '1e1', '0x1', '1 0', '9999999999', '999999999'],
  choice: ['perhaps', 'ON', 'on,off'],
  text: ['x'.repeat(501)],
  secret: ['x'.repeat(501)],
  address: [
    'agency.example',
    'ftp://agency.example',
    'https://',
    'https://a b.example',
    'https://user:secret-pw@agency.example',
    'https://secret-pw@agency.example',
    'https://agency.example?x',
    'https://agency.example/?x=1',
    'https://agency.example#x',
    'https://agency.example:99999',
    'https://agency.example:0',
    'https://agency.example\\x',
  ],
  path: [],
  file: ['/nowhere/words', '/', 'package.json/words', '/dev/null'],
  database: [
    'agency.db',
    'mysql://me:secret-pw@host/x',
    'file:',
    'file:/srv/100%',
    'postgresql://',
    'file:/srv/',
    'postgresql://me@host:99999/x',
  ],
  mail: [
    'https://me:secret-pw@host',
    'smtp://',
    'smtp://host:99999',
    'smtp://me:secret-pw@host:99999',
    'smtps://host:0',
    'smtp://mail host',
    'smtp://host/folder',
  ],
}

function problemsOf(variables: Record<string, string>): string[] {
  try {
    parseConfig(variables)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message.split('\n')
  }
}

/** What makes a setting count: the value of another, and what belongs to it. */
function companions(name: string): Record<string, string> {
  const { only, group } = settingsTable[name]!
  const others = rows.filter(
    ([other, row]) => other !== name && ((group && row.group === group) || (only && row.only?.[1] === only[1])),
  )
  return { ...(only && { [only[0]]: only[1] }), ...Object.fromEntries(others.map(([other]) => [other, goodOf(other)])) }
}

function goodOf(name: string): string {
  const { kind, rule } = settingsTable[name]!
  const usual = { address: 'https://agency.example', secret: 'a secret of sixteen', text: 'agency' } as Record<
    string,
    string
  >
  const value = usual[kind] ?? ''
  expect(rule.safeParse(value).success, `${name} takes ${value}`).toBe(true)
  return value
}

test.each(rows)('%s refuses every bad value of its kind, and blanks', (name, { kind }) => {
  for (const bad of [...BLANK, ...BAD[kind]]) {
    const problems = problemsOf({ ...companions(name), [name]: bad })
    expect(problems, JSON.stringify(bad)).toEqual([expect.stringMatching(`^${name} cannot be .+: allowed is .+\\.$`)])
    expect(problems.join(), 'no password is repeated').not.toContain('secret-pw')
    if (kind === 'secret' && bad.trim()) expect(problems.join()).not.toContain(bad)
  }
})

const numbers = rows.filter(([, { kind }]) => kind === 'number')

test.each(numbers)('%s says its least and its greatest number, and both are taken', (name, { allowed, rule }) => {
  const [least = Number.NaN, most = Number.NaN] = allowed.match(/\d+/g)!.map(Number)
  for (const value of [least, most]) expect([value, rule.safeParse(String(value)).success]).toEqual([value, true])
  for (const value of [least - 1, most + 1])
    expect(problemsOf({ [name]: String(value) })).toEqual([`${name} cannot be “${value}”: allowed is ${allowed}.`])
})

const bounded = rows.filter(([, { most }]) => most !== undefined)

test.each(bounded)('%s says how long it may be where that alone is wrong', (name, { most = 0 }) => {
  const long = 'x'.repeat(most + 1)
  const problems = problemsOf({ ...companions(name), [name]: long })
  expect(problems).toEqual([expect.stringMatching(`^${name} cannot be .+: allowed is at most ${most} characters\\.$`)])
})

test('a setting that needs another is refused without it, by name', () => {
  const needing = rows.filter(([, { only }]) => only)
  expect(needing.length).toBeGreaterThan(5)
  for (const [name, { only }] of needing) {
    const value = settingsTable[name]!.kind === 'address' ? 'https://other.example' : 'something-else'
    expect(problemsOf({ [name]: value })).toEqual([
      `${name} does nothing without ${only!.join('=')}: set that, or leave ${name} out.`,
    ])
  }
})

test('of settings that belong together each missing one is named, all at once', () => {
  for (const [, members] of Map.groupBy(
    rows.filter(([, { group }]) => group),
    ([, { group }]) => group,
  )) {
    const names = members
      .map(([name]) => name)
      .filter(name => settingsTable[name]!.rule.safeParse(undefined).data === undefined)
    for (const name of names) {
      const said = problemsOf({ [name]: goodOf(name) })
      expect(said.map(line => line.split(' ')[0])).toEqual(names.filter(other => other !== name))
    }
  }
})

test('one start says everything that is wrong', () => {
  const said = problemsOf({ PORT: 'x', PUBLIC_URL: 'x', S3_BUCKET: 'pictures', GOOGLE_CLIENT_ID: 'x', SMPT_URL: 'x' })
  expect(said.map(line => line.split(' ')[0])).toEqual([
    'SMPT_URL',
    'PORT',
    'PUBLIC_URL',
    'S3_BUCKET',
    'GOOGLE_CLIENT_SECRET',
  ])
})

test('.env.example has every setting and no other', () => {
  const listed = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')))
  expect(listed.sort()).toEqual(rows.map(([name]) => name).sort())
})
