// `npm run build` in this folder, before every `npm pack` and after every build of the product: types of REST from the
// OpenAPI document of the built product, types of tRPC from its router, both clients, and the package as the product
// gives it to programs at /api/v1/client.tgz.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { create } from 'tar'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { routerTypes } from '../scripts/api-client/router-types.ts'
import { build, CLIENT_PACKAGE, node, server } from '../scripts/setup.mjs' // from here on in the root of the repository

const here = import.meta.dirname
const dist = join(here, 'dist')

build()
rmSync(dist, { recursive: true, force: true })
mkdirSync(dist)
writeFileSync(join(dist, 'rest.d.ts'), await restTypes())
writeFileSync(join(dist, 'router.d.ts'), routerTypes())
writeClients()
copyFileSync('LICENSE', join(dist, 'LICENSE'))
const unfinished = `${CLIENT_PACKAGE}.part` // whoever is ended here leaves no half package under the name that is served
await create({ cwd: here, file: unfinished, gzip: true, portable: true, prefix: 'package', mtime: new Date(0) }, [
  'package.json',
  'README.md',
  'dist',
])
renameSync(unfinished, CLIENT_PACKAGE)

/** Types of the OpenAPI document; what is sent as a file is a Blob, and what has a default may be left out. */
async function restTypes() {
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const transform = ({ format }) => (format === 'binary' ? blob : undefined)
  return astToString(await openapiTS(await openApiDocument(), { transform, defaultNonNullable: false }))
}

/** The document of the built product, which is started for it with settings of its own: those of the site here are not for it. */
async function openApiDocument() {
  const folder = mkdtempSync(join(tmpdir(), 'api-client-')) // where there is no .env
  for (const name of ['dist', 'node_modules', 'prisma', 'package.json']) symlinkSync(resolve(name), join(folder, name))
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = { DATA_DIR: dataDir, DATABASE_URL: `file:${join(dataDir, 'agency.db')}`, IMAGE_STORE: 'disk' }
  const address = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url }
  const quiet = { DEMO: 'off', BACKUP_EVERY: '0', LOG_LEVEL: 'error', NODE_ENV: 'production' }
  const product = spawn(node, server, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings, ...address, ...quiet },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    for (;;) {
      const answer = await fetch(`${url}/api/v1/openapi.json`).catch(() => undefined)
      if (answer?.ok) return await answer.json()
      if (product.exitCode !== null) throw new Error('The product did not start')
      await sleep(50)
    }
  } finally {
    product.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function freePort() {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address()
  taken.close()
  await once(taken, 'close')
  return port
}

function writeClients() {
  const tsc = join(fileURLToPath(import.meta.resolve('typescript/package.json')), '../bin/tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-p', here], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
