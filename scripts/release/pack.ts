// Packs the version of package.json: the archive for running with its checksum, the notes from CHANGELOG.md, and its
// data for the test of upgrades.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import product from '../../package.json' with { type: 'json' }
import { root } from '../../tests/browser/product.ts'
import { notesOf, packProduct } from './archive.ts'
import { recordData } from './data.ts'
import { requireUnused } from './number.ts'

const FOLDER = 'release'
const { name, version } = product
const DATA = 'tests/releases'
const data = join(DATA, `${version}.tar.gz`)

try {
  const [unknown] = process.argv.slice(2)
  if (unknown) throw new Error(`“${unknown}” is not known here: npm run release takes no words`)
  const changelog = await readFile('CHANGELOG.md', 'utf8')
  const notes = notesOf(changelog, version)
  requireUnused(root, version, changelog, DATA)
  const changed = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trim()
  if (changed && !changed.split('\n').every(line => line.endsWith(data)))
    throw new Error(`Commit first what belongs to ${version}:\n${changed}`)
  const archive = await packProduct(root, FOLDER, `${name}-${version}`)
  await writeFile(join(FOLDER, `${name}-${version}.md`), notes)
  console.log(`${archive}, its .sha256, and the notes beside it`)
  if (existsSync(data)) console.log(`${data} is there already`)
  else {
    await recordData(data)
    console.log(`${data}: data of this version; commit it, so that later versions are tested against it`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
