import { z } from '#i18n/zod.ts'
import { read } from '#server/db/client.ts'
import { CSV_COLUMNS, toRows } from '#server/features/clients/csv-format.ts'
import { type Client, selectClients } from '#server/features/clients/queries.ts'
import { csvText } from '#server/http/csv.ts'
import { toAddress } from '#server/files/domain.ts'
import { PART_SIZE } from '#server/trpc/schema.ts'

/** Which records a part of a file has; the first part of a CSV file has the column names. */
export const exportInput = z.strictObject({
  ids: z.array(z.string().max(64)).min(1).max(PART_SIZE),
  format: z.enum(['csv', 'json']),
  isFirst: z.boolean(),
})

/** A part of a file of selected client countries: lines of CSV, or the members of a JSON array. */
export async function exportPart({ ids, format, isFirst }: z.output<typeof exportInput>): Promise<string> {
  const clients = (await selectClients(read, ids)).map(withAddresses)
  return format === 'csv'
    ? csvText(CSV_COLUMNS, toRows(clients), isFirst)
    : clients.map(client => JSON.stringify(client, null, 2)).join(',\n')
}

/** A client country with whole addresses of its pictures. */
export function withAddresses(client: Client): Client {
  return { ...client, countryFlagImage: toAddress(client.countryFlagImage), image: client.image.map(toAddress) }
}
