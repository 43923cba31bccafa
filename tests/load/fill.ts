import { newFolderOf } from './new-folder.ts'

export type Size = { countries: number; companies: number }
const PICTURES = 5 // of each country
const AT_ONCE = 4_000 // companies in one transaction

/** A new data folder with so many client countries of so many companies and five stored pictures, added as imports add them. */
export async function fill({ countries, companies }: Size): Promise<string> {
  return newFolderOf(import.meta.filename, countries, companies)
}

if (import.meta.main) {
  const [countries = 0, companies = 0] = process.argv.slice(2).map(Number)
  const [
    { parseConfig },
    { openDatabase },
    { configure },
    { SYSTEM_ACTOR },
    { changeContent },
    { addAll },
    images,
    { default: sharp },
  ] = await Promise.all([
    import('#server/config/config.ts'),
    import('#server/db/client.ts'),
    import('#server/process/lifecycle.ts'),
    import('#server/actor.ts'),
    import('#server/cache/content-version.ts'),
    import('#server/features/clients/mutations.ts'),
    import('#server/files/domain.ts'),
    import('sharp'),
  ])
  configure(parseConfig({ DATA_DIR: process.env.DATA_DIR, LOG_LEVEL: 'silent' }))
  await openDatabase()
  const stored = await Promise.all(
    Array.from({ length: PICTURES + 1 }, async (_, n) => {
      const file = await sharp({
        create: { width: 64, height: 48, channels: 3, background: { r: n * 40, g: 80, b: 120 } },
      })
        .png()
        .toBuffer()
      return (await images.add(file, 'picture.png')).path
    }),
  )
  const [countryFlagImage = '', ...image] = stored
  const countryOf = (n: number) => ({
    countryName: `Country ${String(n).padStart(5, '0')}`,
    workSummary:
      'Cleaning, catering and building on two-year contracts, with housing near the work and a flight home each year. '
        .repeat(3)
        .trim(),
    countryFlagImage,
    image,
    company: Array.from({ length: companies }, (_, k) => ({
      companyName: `Company ${n}-${k} Facilities Management`,
      companySector: 'Cleaning and catering',
      valueOfEmployement: n * 7 + k,
    })),
  })
  const step = Math.max(1, Math.floor(AT_ONCE / companies))
  for (let first = 0; first < countries; first += step) {
    const inputs = Array.from({ length: Math.min(step, countries - first) }, (_, n) => countryOf(first + n))
    await changeContent(transaction => addAll(transaction, SYSTEM_ACTOR, inputs))
  }
}
