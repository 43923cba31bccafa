import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseEnv } from 'node:util'
import { parse as parseToml } from 'smol-toml'
import { expect } from 'vitest'
import { parseConfig } from '#server/config/config.ts'
import { prepareNginx } from '../scale/nginx.ts'
import { type DebianProgram, findProgram } from './debian.ts'

/** Reads an artefact and throws when it cannot: by itself, or with a program that has to be there. */
type Reader = { program?: DebianProgram | 'systemd-analyze'; read: (path: string, text: string) => unknown }
/** A test elsewhere, which names the artefact. */
type Elsewhere = { elsewhere: string }

/** What reads each file of docs and of the root that is neither words nor a picture. */
export const readers: Record<string, Reader | Elsewhere> = {
  '.dockerignore': { elsewhere: 'tests/server/deploy.test.ts' },
  '.env.example': { read: showsDefaults },
  Dockerfile: { elsewhere: 'tests/server/deploy.test.ts' },
  'compose.yaml': { elsewhere: 'tests/server/deploy.test.ts' },
  'docs/Caddyfile': { program: 'caddy', read: isTakenByCaddy },
  'docs/garage.toml': { read: (_, text) => parseToml(text) },
  'docs/litestream.yml': { read: path => run(litestream, 'databases', '-config', path) },
  'docs/meghbridge-litestream.service': { program: 'systemd-analyze', read: isTakenBySystemd },
  'docs/meghbridge.service': { program: 'systemd-analyze', read: isTakenBySystemd },
  'docs/monitoring/alerts.yml': { program: 'promtool', read: path => promtool('check', 'rules', path) },
  'docs/monitoring/grafana.json': { program: 'promtool', read: asksInPromQL },
  'docs/monitoring/prometheus.yml': {
    program: 'promtool',
    read: path => promtool('check', 'config', '--syntax-only', path),
  },
  'docs/nginx.conf': { program: 'nginx', read: isTakenByNginx },
}

/** What reads examples in Markdown, by the language of their fence. */
export const examples: Record<string, Reader | Elsewhere> = {
  css: { elsewhere: 'tests/package/package.test.ts' },
  js: { read: (path, text) => run(process.execPath, '--check', write(`${basename(path)}.mjs`, text)) },
  json: { read: (_, text) => JSON.parse(text) },
  sh: { read: (path, text) => isShell(text, path) },
  ts: { elsewhere: 'tests/faults/installed-client.ts' },
  tsx: { elsewhere: 'tests/package/package.test.ts' },
}

const litestream = 'node_modules/@flydotio/litestream-linux-x64/litestream'
const folder = mkdtempSync(join(tmpdir(), 'agency-artefacts-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Runs a program and gives what it says. Throws with all of it when it fails. */
function run(program: string, ...words: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    encoding: 'utf8',
    env: { ...process.env, SITE: 'agency.example', HOME: folder },
  })
  expect(status, `${program} ${words.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`).toBe(0)
  return `${stdout}${stderr}`
}

function write(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

export function promtool(...words: string[]): string {
  return run(findProgram('promtool') ?? 'promtool', ...words)
}

function isShell(text: string, path: string): void {
  run('sh', '-n', write(`${basename(path)}.sh`, text))
}

function isTakenByCaddy(path: string): void {
  const said = run(findProgram('caddy') ?? 'caddy', 'validate', '--adapter', 'caddyfile', '--config', path)
  expect(said).not.toMatch(/"level":"(?:warn|error)"/)
}

async function isTakenByNginx(): Promise<void> {
  const nginx = prepareNginx(18_443, [13_001, 13_002])
  const { status, stderr } = nginx.check()
  await nginx.end()
  expect([status, stderr.match(/emerg|warn/)], stderr).toEqual([0, null])
}

/** Verified beside the other units, with programs that are on this machine, and rated well protected. */
function isTakenBySystemd(path: string, text: string): void {
  const here = (unit: string) => unit.replaceAll(/^(ExecStart\w*=)\S+/gm, `$1${process.execPath}`)
  const unit = write(basename(path), here(text))
  if (text.includes('BindsTo=meghbridge.service'))
    write('meghbridge.service', here(readFileSync('docs/meghbridge.service', 'utf8')))
  expect(run('systemd-analyze', 'verify', unit)).toBe('')
  const said = run('systemd-analyze', 'security', '--offline=true', '--threshold=20', unit)
  expect(Number(/exposure level for \S+: ([\d.]+)/.exec(said)?.[1])).toBeLessThanOrEqual(2)
}

/** Every panel asks in the language of Prometheus: its questions become rules, which promtool checks. */
function asksInPromQL(path: string, text: string): void {
  const { panels } = JSON.parse(text) as { panels: { title: string; targets: { expr: string }[] }[] }
  const rules = panels.flatMap(({ targets }) => targets.map(({ expr }, n) => ({ record: `panel:target:${n}`, expr })))
  expect(rules.length).toBeGreaterThan(10)
  promtool(
    'check',
    'rules',
    '--lint=none',
    write(`${basename(path)}.yml`, JSON.stringify({ groups: [{ name: 'panels', rules }] })),
  )
}

/** “Every line shows the default”: what it sets changes nothing. */
function showsDefaults(_: string, text: string): void {
  const { GIVEN, ...shown } = parseConfig(parseEnv(text))
  const { GIVEN: none, ...defaults } = parseConfig({})
  expect(none).toEqual([])
  expect(GIVEN.length).toBeGreaterThan(10)
  expect(shown).toEqual(defaults)
}
