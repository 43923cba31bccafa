/** Draws the demonstration's pictures again, the same each time: `node prisma/seed/draw.ts [name …]`. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { convert } from '#server/media/decode.ts'
import { nameOf } from '#server/media/schema.ts'
import { pictures } from './pictures.ts'

const converted = fileURLToPath(new URL('converted', import.meta.url))
const only = process.argv.slice(2)
const files = new Map<string, Buffer>()

// drawn before the first is converted: from then on SVG is blocked inside libvips
for (const [name, picture] of Object.entries(pictures))
  if (!only.length || only.includes(name)) files.set(name, await picture())
for (const [name, file] of files) await store(name, file)

/** Writes a picture's files as an upload would store them, for the seed. */
async function store(name: string, file: Buffer) {
  const picture = await convert(file)
  if (typeof picture === 'string') throw new Error(`${name} is no picture`)
  const target = join(converted, name)
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  for (const { path, bytes } of picture.files) await writeFile(join(target, nameOf(path)), bytes)
}
