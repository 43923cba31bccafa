import { type ErasedFor, findErased } from '#server/erasure/erased-records.ts'
import { mayErase } from '#server/installation/held-erasures.ts'

type Row = { id: string }
/** Deletes records of a feature for good; `again` are in the list of erased ones already. */
type Erase = (ids: string[], why: ErasedFor | 'again') => Promise<void>

/** Erases those of a feature's records that are in the list of erased ones, as a restored database has them. Gives how many there were. */
export async function eraseListed(all: Row[], erase: Erase): Promise<number> {
  const erased = findErased(idsOf(all))
  await erase(erased, 'again')
  return erased.length
}

/**
 * Erases what people have `asked` for, and of the `total` of a feature what is kept long enough (`over`), unless that
 * waits for an owner. Gives how many.
 */
export async function eraseEnded(
  feature: string,
  { asked = [], over, total }: { asked?: Row[]; over: Row[]; total: number },
  erase: Erase,
): Promise<number> {
  const due = (await mayErase(feature, { due: over.length, total })) ? over : []
  await erase(idsOf(asked), 'asked')
  await erase(idsOf(due), 'time')
  return asked.length + due.length
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => id)
