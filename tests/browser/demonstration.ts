import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root, startProduct, told } from './product.ts'

/** Has the built product tell its demonstration once for each build; products with `DEMO: 'on'` begin with a copy. Its pictures keep a core busy for a quarter of a minute. */
export default async function tellDemonstration() {
  const [kept, built] = await Promise.all([told, join(root, 'dist/server/main.js')].map(path => stat(path).catch(() => null)))
  if (kept && built && kept.mtimeMs > built.mtimeMs) return
  await mkdir(dirname(told), { recursive: true })
  const dataDir = await mkdtemp(`${told}-`)
  const product = await startProduct({ DEMO: 'on', DATA_DIR: dataDir })
  await product.stop() // in order, so that no sign of a running product is copied
  await rm(told, { recursive: true, force: true })
  await rename(dataDir, told)
}
