import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create } from 'tar'

/** What runs the product on another machine, as docs/running.md unpacks it; `docs` holds the unit and the settings of proxies. */
export const PACKED = [
  'dist',
  'prisma',
  'scripts/start.mjs',
  'scripts/command.mjs',
  'scripts/setup.mjs',
  'docs',
  'package.json',
  'package-lock.json',
  '.env.example',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
]
/** The generated database clients are in the build already; migrations and the demonstration are read when the product runs. */
const isPacked = (path: string) => !/^(?:\.\/)?prisma\/generated(?:\/|$)/.test(path)
const TIME = new Date('2000-01-01T00:00:00Z')

/**
 * Packs a built product as `<name>.tar.gz`, with `<name>.tar.gz.sha256` beside it, which `sha256sum --check` reads. The same files give the
 * same bytes. Gives the path of the archive.
 */
export async function packProduct(root: string, folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = `${name}.tar.gz`
  await create(
    {
      cwd: root,
      file: join(folder, file),
      gzip: { level: 6 },
      portable: true,
      mtime: TIME,
      prefix: name,
      filter: isPacked,
    },
    PACKED,
  )
  const sum = createHash('sha256')
    .update(await readFile(join(folder, file)))
    .digest('hex')
  await writeFile(join(folder, `${file}.sha256`), `${sum}  ${file}\n`)
  return join(folder, file)
}

/** The section of a version in CHANGELOG.md, without its heading. Throws an Error that says what to write. */
export function notesOf(changelog: string, version: string): string {
  const [, ...sections] = changelog.split(/^## /m)
  const section = sections.find(each => each.startsWith(`${version} – `))
  if (!section)
    throw new Error(
      `CHANGELOG.md has no section “## ${version} – YYYY-MM-DD”: give what is under Unreleased that heading`,
    )
  return `${section.slice(section.indexOf('\n')).trim()}\n`
}
