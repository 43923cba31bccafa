// `npm run build` in this folder, before every `npm pack` and after every build of the product: types of REST from the OpenAPI document of the
// built product, types of tRPC from its router, both clients, and the package as the product gives it to programs at /api/v1/client.tgz.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { create } from 'tar'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { routerTypes } from '../scripts/api-client/router-types.ts'
import { build, CLIENT_PACKAGE } from '../scripts/setup.mjs' // from here on in the root of the repository
import { startProduct } from '../tests/browser/product.ts'

const here = import.meta.dirname
const dist = join(here, 'dist')

build()
rmSync(dist, { recursive: true, force: true })
mkdirSync(dist)
writeFileSync(join(dist, 'rest.d.ts'), await restTypes())
writeFileSync(join(dist, 'router.d.ts'), routerTypes())
writeClients()
copyFileSync('LICENSE', join(dist, 'LICENSE'))
await create({ cwd: here, file: CLIENT_PACKAGE, gzip: true, portable: true, prefix: 'package', mtime: new Date(0) }, [
  'package.json',
  'README.md',
  'dist',
])

/** Types of the OpenAPI document; what is sent as a file is a Blob, and what has a default may be left out. */
async function restTypes() {
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const transform = ({ format }) => (format === 'binary' ? blob : undefined)
  return astToString(await openapiTS(await openApiDocument(), { transform, defaultNonNullable: false }))
}

async function openApiDocument() {
  const product = await startProduct()
  try {
    return await (await fetch(`${product.url}/api/v1/openapi.json`)).json()
  } finally {
    await product.end()
  }
}

function writeClients() {
  const tsc = join(fileURLToPath(import.meta.resolve('typescript/package.json')), '../bin/tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-p', here], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
