import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { machine } from '#server/activity/domain.ts'
import * as clients from '#server/clients/domain.ts'
import type { ClientInput } from '#server/clients/schema.ts'
import { addAll, change } from '#server/clients/write.ts'
import * as images from '#server/images/domain.ts'
import { story } from './demo/story.ts'

const folder = 'prisma/demo'

/**
 * Tells the demonstration story with the domain's own verbs, all of it at once, so that a start that is cut short begins it anew.
 * Countries that are there already are left alone: it is safe to run twice.
 */
export async function seed(say: (line: string) => void = () => {}): Promise<void> {
  const known = new Set((await clients.list()).map(({ countryName }) => countryName))
  const open = story.filter(({ countryName }) => !known.has(countryName))
  const inputs: ClientInput[] = []
  for (const [n, { flag, pictures, ...texts }] of open.entries()) {
    say(`Demonstration records: ${texts.countryName} (${n + 1} of ${open.length})`)
    const [countryFlagImage = '', ...image] = await Promise.all([join('flags', flag), ...pictures.map(picture => join('pictures', picture))].map(store))
    inputs.push({ ...texts, countryFlagImage, image })
  }
  await change(transaction => addAll(transaction, machine, inputs))
}

async function store(file: string) {
  const { path } = await images.add(await readFile(join(folder, file)), basename(file))
  return path
}

if (import.meta.main) await seed(console.log)
