import { newFolderOf } from './new-folder.ts'

/** A new data folder with the files of so many workers, each with its sealed numbers, stored as an import stores them. */
export async function fillWorkers(count: number): Promise<string> {
  return newFolderOf(import.meta.filename, count)
}

/** The name, telephone and passport of the nth worker. */
export const workerOf = (n: number) => ({
  name: `${FIRST[n % FIRST.length]} ${LAST[Math.floor(n / FIRST.length) % LAST.length]} ${n}`,
  phone: `017${String(10_000_000 + n)}`,
  passport: `A${String(10_000_000 + n)}`,
})

const FIRST = ['Abdul', 'Rahim', 'Karim', 'Shahida', 'Rokeya', 'Selim', 'Kamal', 'Jahangir', 'মোহাম্মদ', 'শিরীন']
const LAST = ['Uddin', 'Hossain', 'Akter', 'Begum', 'Islam', 'Rahman', 'Mia', 'Khatun', 'আলী', 'বেগম']

if (import.meta.main) {
  const count = Number(process.argv[2])
  const [
    { parseConfig },
    { chunk, openDatabase, write },
    { configure },
    { workerInput },
    { storedOf },
    { NO_NUMBERS },
  ] = await Promise.all([
    import('#server/config/config.ts'),
    import('#server/db/client.ts'),
    import('#server/process/lifecycle.ts'),
    import('#server/features/workers/schema.ts'),
    import('#server/features/workers/stored-fields.ts'),
    import('#server/features/workers/sealing.ts'),
  ])
  configure(parseConfig({ DATA_DIR: process.env.DATA_DIR, LOG_LEVEL: 'silent' }))
  await openDatabase()
  const HOUR_MS = 60 * 60 * 1000
  const rows = Array.from({ length: count }, (_, n) => {
    const id = `worker-${n}`
    const values = workerInput.parse({
      ...workerOf(n),
      nid: String(1_990_000_000 + n),
      district: ['bogura', 'cumilla', 'dhaka', 'sylhet'][n % 4],
      trade: ['mason', 'welder', 'heavy-driver', 'caregiver'][n % 4],
      experience: 'Block and plaster work for five years.',
      passportExpiresOn: `${2027 + (n % 9)}-0${1 + (n % 9)}-15`,
    })
    const createdAt = new Date(Date.now() - n * HOUR_MS)
    const reference = `WRK-${String(n).padStart(6, '0')}`
    const stored = storedOf(id, values, NO_NUMBERS)
    return { id, reference, ...stored, expiresOn: values.passportExpiresOn, createdAt, changedAt: createdAt }
  })
  for (const data of chunk(rows)) await write(transaction => transaction.worker.createMany({ data }))
}
