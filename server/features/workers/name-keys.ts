import { KEY_FORM, nameKeys } from '#i18n/typed/names.ts'
import { read, write } from '#server/db/client.ts'
import { hashNid, openNumbers } from '#server/features/workers/sealing.ts'

const PART = 200

/** Writes the keys of files anew that an earlier version of the product has stored, in parts. Gives how many. */
export async function writeKeys(): Promise<number> {
  let written = 0
  for (let after = ''; ;) {
    const rows = await read.worker.findMany({
      where: { keyedAs: { not: KEY_FORM }, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: PART,
      select: { id: true },
    })
    await write(async transaction => {
      for (const worker of await transaction.worker.findMany({ where: { id: { in: rows.map(({ id }) => id) } } })) {
        const numbers = openNumbers(worker) // those of another key stay as they are, and are met at the next start
        const { keyedAs, ...keys } = nameKeys(worker.name, worker.nameBn)
        const data = numbers ? { ...keys, keyedAs, nidHash: hashNid(numbers.nid) } : keys
        await transaction.worker.update({ where: { id: worker.id }, data })
      }
    })
    written += rows.length
    if (rows.length < PART) return written
    after = rows.at(-1)!.id
  }
}
