import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { openDatabase } from '#server/db/client.ts'
import { prepareProcess } from '#server/environment.ts'
import { closeAll, configure } from '#server/lifecycle.ts'
import { SYSTEM_ACTOR } from '#server/actor.ts'
import * as clients from '#server/features/clients/domain.ts'
import type { ClientInput } from '#server/features/clients/input.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { addAll } from '#server/features/clients/mutations.ts'
import * as images from '#server/media/domain.ts'
import { pathOf, readPicture } from '#server/media/schema.ts'
import { seedClients } from '#prisma/seed/seed-data.ts'

const converted = 'prisma/seed/converted'

/**
 * Adds the demonstration client countries in one transaction, so that an interrupted start leaves none of them. Existing ones are left
 * alone, also when another process adds them meanwhile. Gives how many were added.
 */
export async function seed(): Promise<number> {
  const known = new Set((await clients.list()).map(({ countryName }) => countryName))
  const missing = seedClients.filter(({ countryName }) => !known.has(countryName))
  if (missing.length === 0) return 0
  const stored = new Map<string, string>()
  for (const file of new Set(missing.flatMap(({ flag, pictures }) => [flag, ...pictures])))
    stored.set(file, await store(file))
  const inputs = missing.map<ClientInput>(({ flag, pictures, ...texts }) => ({
    ...texts,
    countryFlagImage: stored.get(flag)!,
    image: pictures.map(picture => stored.get(picture)!),
  }))
  return changeContent(async transaction => {
    const there = await transaction.clientCountry.findMany({ select: { countryName: true } })
    const names = new Set(there.map(({ countryName }) => countryName))
    return (
      await addAll(
        transaction,
        SYSTEM_ACTOR,
        inputs.filter(({ countryName }) => !names.has(countryName)),
      )
    ).length
  })
}

/** Stores a picture that `prisma/seed/draw.ts` has converted: encoding all of them takes half a minute. */
async function store(file: string) {
  const folder = join(converted, parse(file).name)
  const names = await readdir(folder)
  const path = names.map(pathOf).find(name => readPicture(name))
  if (!path) throw new Error(`${folder} has no whole picture: draw it again with prisma/seed/draw.ts`)
  const files = await Promise.all(
    names.map(async name => ({ path: pathOf(name), bytes: await readFile(join(folder, name)) })),
  )
  return images.addConverted({ path, files })
}

if (import.meta.main) {
  configure(prepareProcess())
  await openDatabase()
  console.log(`Demonstration records added: ${await seed()}`)
  await closeAll()
}
