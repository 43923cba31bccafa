import { execFile, type ExecFileException } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isClientOld } from '../../scripts/setup.mjs'
import type { Product } from '../browser/product.ts'

type Manifest = { dependencies: Record<string, string> }
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']

/** The examples of the README, each a file with its code. */
export const examples = [
  ...readFileSync('api-client/README.md', 'utf8').matchAll(/^```ts file=(\S+)\n(.*?)^```/gms),
].map(([, file = '', code = '']) => ({ file, code }))

/** The examples of the guide, which the type checker reads. */
export const sketches = [...readFileSync('docs/api.md', 'utf8').matchAll(/^```ts\n(.*?)^```/gms)].map(
  ([, code = '']) => code,
)

/** A blank strict project with the examples of the README, into which the API's clients can be installed as other projects get them. */
export function openProgram() {
  const folder = mkdtempSync(join(tmpdir(), 'agency-program-'))
  const program = join(folder, 'program')
  cpSync('tests/package/program', program, { recursive: true })
  for (const { file, code } of examples) writeFileSync(join(program, file), code)

  /**
   * Installs the package from a running site: what it names is linked from this repository, and what it forgets to name
   * cannot be found.
   */
  async function install({ url }: Pick<Product, 'url'>) {
    const { dependencies } = JSON.parse(readFileSync('api-client/package.json', 'utf8')) as Manifest
    const links = ['@types/node', ...Object.keys(dependencies)].map(name => [
      name,
      `file:${resolve('node_modules', name)}`,
    ])
    const all = { ...Object.fromEntries(links), '@agency/api-client': `${url}/api/v1/client.tgz` }
    writeFileSync(join(program, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies: all }))
    const alone = ['--registry', 'http://127.0.0.1:9', '--fetch-retries', '0', '--cache', join(folder, 'cache')]
    await run(program, [...npm, 'install', ...alone, '--ignore-scripts', '--no-audit', '--no-fund'])
  }

  return { folder, program, install, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Packs the clients where those that are packed are older than their sources. */
export async function packClients(folder: string): Promise<void> {
  if (isClientOld()) await run('.', [...npm, 'pack', '--workspace', '@agency/api-client', '--pack-destination', folder])
}

/** Makes an owner and a token as an operator does. */
export async function makeToken({ environment }: Pick<Product, 'environment'>): Promise<string> {
  const staff = (...words: string[]) => run('.', [process.execPath, 'dist/server/staff.js', ...words], environment)
  await staff('create', 'owner@agency.example')
  const choice = ['--name', 'Sync', '--scopes', 'content,write', '--days', '30']
  return (await staff('token', 'owner@agency.example', ...choice)).split('\n')[0]!
}

/** Runs a command and gives its output. Throws an Error with all of it when it fails. */
export function run(cwd: string, [command = '', ...args]: string[], settings: Record<string, string | undefined> = {}) {
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
