import { type Reader, read } from '#server/db/client.ts'
import { idsWithMerged, requireWorker } from '#server/features/workers/domain.ts'
import { can, type Holder } from '#server/permissions.ts'
import { usedFeatures } from '#server/registration/define-feature.ts'

/** The file of a worker who pays. Throws NOT_FOUND. */
export const requirePayer = (id: string, database: Reader = read) => requireWorker(id, database)

/** The ids of the file that is shown for one, which may have been merged into it, and of all that were. Throws NOT_FOUND. */
export async function filesOfPayer(id: string): Promise<{ workerId: string; files: string[] }> {
  const { mergedIntoId } = await requireWorker(id)
  const workerId = mergedIntoId ?? id
  return { workerId, files: await idsWithMerged(workerId) }
}

/** Where somebody’s money is given back: in their file, or among all receipts where they have none or the reader may not open it. */
export const pageOfPayer = (reader: Holder, workerId: string | null): string =>
  workerId && can(reader, 'workers') ? `/admin/workers/${workerId}` : '/admin/payments'

const PAYERS_MAX = 8

/** Of whom money can be taken: workers by their files, and employers by their demands, with these words, each with a currency. */
export async function findPayers(words: string) {
  const find = async (of: string) =>
    (await usedFeatures()
      .find(({ name }) => name === of)
      ?.finder?.find(words, PAYERS_MAX)) ?? []
  const [workers, employers] = await Promise.all([find('workers'), find('demands')])
  const shown = ({ id, title, note, currency = 'BDT' }: (typeof workers)[number]) => ({ id, title, note, currency })
  return { workers: workers.map(shown), employers: employers.map(shown) }
}
