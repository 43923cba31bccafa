import { execFile, type ExecFileException } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../browser/product.ts'

// The API's clients as other projects get them: packed, and installed in a blank strict one, which runs the examples of the README.
const folder = mkdtempSync(join(tmpdir(), 'agency-program-'))
const program = join(folder, 'program')
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
const examples = [...readFileSync('api-client/README.md', 'utf8').matchAll(/^```ts file=(\S+)\n(.*?)^```/gms)]
const sketches = [...readFileSync('docs/api.md', 'utf8').matchAll(/^```ts\n(.*?)^```/gms)] // read by the type checker alone
let product: Product
let token: string

beforeAll(async () => {
  cpSync('tests/package/program', program, { recursive: true })
  for (const [, file = '', code = ''] of examples) writeFileSync(join(program, file), code)
  for (const [n, [, code = '']] of sketches.entries()) writeFileSync(join(program, `sketch-${n}.ts`), code)
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#357' } }).toFile(
    join(program, 'doha.jpg'),
  )
  const packed = run('.', [...npm, 'pack', '--workspace', '@agency/api-client', '--pack-destination', folder])
  product = await startProduct({ DEMO: 'on' })
  token = await makeToken()
  await packed
  await install()
}, 120_000)
afterAll(async () => {
  await product?.end()
  rmSync(folder, { recursive: true, force: true })
})

test('a strict project has no type errors, and wrong calls are some', async () => {
  expect(await run(program, [process.execPath, resolve('node_modules/typescript/bin/tsc')])).toBe('')
})

test('the declarations import nothing but the libraries of the package', () => {
  const dist = join(program, 'node_modules/@agency/api-client/dist')
  const imported = readdirSync(dist)
    .filter(file => /\.(?:js|d\.ts)$/.test(file))
    .flatMap(file => [...readFileSync(join(dist, file), 'utf8').matchAll(/\b(?:from|import\()\s*['"]([^'"]+)/g)])
    .map(([, name]) => name)
  expect(new Set(imported)).toEqual(
    new Set(['@trpc/client', '@trpc/server', 'openapi-fetch', './rest.js', './router.js']),
  )
})

test('the examples of the README run with a token', async () => {
  const settings = { AGENCY_URL: product.url, AGENCY_TOKEN: token }
  const said = new Map(
    await Promise.all(
      examples.map(async ([, file = '']) => [file, await run(program, [process.execPath, file], settings)] as const),
    ),
  )
  expect([...said.keys()]).toEqual(['clients.ts', 'list.ts', 'upload.ts', 'create.ts', 'follow.ts', 'enquiries.ts'])
  expect(said.get('list.ts')).toMatch(/^(?:.+: \d+ companies\n)+$/)
  expect(said.get('upload.ts')).toMatch(/^http.*\/pictures\/[\w-]+\.\w+\n$/)
  expect(said.get('create.ts')).toMatch(/^[\w-]{36}\n$/)
  expect(said.get('follow.ts')).toBe('304\n200\n412\n')
  expect(said.get('enquiries.ts')).toMatch(/^\d+ client countries\n.*enquiries/)
})

/** Makes an owner and a token as an operator does. */
async function makeToken() {
  const staff = (...words: string[]) =>
    run('.', [process.execPath, 'dist/server/staff.js', ...words], { DATA_DIR: product.dataDir })
  await staff('create', 'owner@agency.example')
  const said = await staff(
    'token',
    'owner@agency.example',
    '--name',
    'Sync',
    '--scopes',
    'content,write',
    '--days',
    '30',
  )
  return said.split('\n')[0]!
}

/** Installs the package without a network: what it names is linked from this repository, and what it forgets to name cannot be found. */
function install() {
  const { version, dependencies } = JSON.parse(readFileSync('api-client/package.json', 'utf8')) as {
    version: string
    dependencies: Record<string, string>
  }
  const links = ['@types/node', ...Object.keys(dependencies)].map(name => [
    name,
    `file:${resolve('node_modules', name)}`,
  ])
  const all = { ...Object.fromEntries(links), '@agency/api-client': `file:../agency-api-client-${version}.tgz` }
  writeFileSync(join(program, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies: all }))
  return run(program, [...npm, 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'])
}

/** Runs a command and gives its output. Throws an Error with all of it when it fails. */
function run(cwd: string, [command = '', ...args]: string[], settings: Record<string, string> = {}) {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env
  return new Promise<string>((done, fail) => {
    execFile(
      command,
      args,
      { cwd, env: { ...env, ...settings } },
      (error: ExecFileException | null, stdout: string, stderr: string) =>
        error ? fail(new Error(`${args.join(' ')}\n${stdout}${stderr}`)) : done(stdout),
    )
  })
}
