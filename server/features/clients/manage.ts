import { getLocale } from '#i18n/paraglide/runtime.js'
import { z } from '#i18n/zod.ts'
import { read } from '#server/db/client.ts'
import { withNewest } from '#server/content/list-states.ts'
import { type ListedClient, listedClients } from '#server/features/clients/overview.ts'
import { type Client, findIds, selectClients } from '#server/features/clients/queries.ts'
import { listInput, paginate, wordsOf } from '#server/trpc/list.ts'

/** What staff want to see of the client countries, and in which form: `cards` come with the whole records. */
export const manageInput = listInput.extend({
  show: z.enum(['complete', 'incomplete', 'company', 'figure', 'pictures', 'draft', 'scheduled']).optional(),
  sort: z.enum(['name', 'people', 'changed']).optional(),
  view: z.enum(['cards', 'rows']).optional(),
})
type ManageInput = z.output<typeof manageInput>

/** A row of the list; `newest` is the number that a change of the record has to carry. */
export type ClientRow = Awaited<ReturnType<typeof manage>>['rows'][number]

/** One page of the client countries that staff search for, and how many there are in all. */
export async function manage({ search = '', show, sort = 'name', view = 'cards', page, size }: ManageInput) {
  const all = await listedClients(getLocale())
  const shown = (await searchRows(all, search)).filter(row => isShown(row, show))
  const found = paginate(inOrder(shown, sort), { page, size })
  return {
    ...found,
    rows: await withNewest('clients', found.rows),
    total: all.length,
    clients: view === 'cards' ? await clientsOf(found.rows) : [],
  }
}

/** The rows of records that have every word somewhere in their texts, in any spelling of the same letters. */
async function searchRows(rows: ListedClient[], search: string) {
  const matches = await Promise.all(
    wordsOf(search).map(async word => ({ ids: await findIds(read, word), word: word.toLowerCase() })),
  )
  return rows.filter(({ _id, countryName, countryNameBn = '' }) => {
    const names = `${countryName} ${countryNameBn}`.normalize().toLowerCase()
    return matches.every(({ ids, word }) => ids.has(_id) || names.includes(word))
  })
}

function isShown({ gaps, isLive, hasDraft, publishAt }: ListedClient, show: ManageInput['show']) {
  if (show === undefined) return true
  if (show === 'draft') return hasDraft
  if (show === 'scheduled') return publishAt !== null
  if (show === 'complete') return isLive && gaps.length === 0
  return show === 'incomplete' ? gaps.length > 0 : gaps.includes(show)
}

/** Rows that are sorted by name and id stay so where the order says nothing else. */
function inOrder(rows: ListedClient[], sort: ManageInput['sort']) {
  if (sort === 'people') return rows.toSorted((one, other) => other.employed - one.employed)
  if (sort === 'changed') return rows.toSorted((one, other) => compare(other.updatedAt, one.updatedAt))
  return rows
}

function compare(one: string, other: string) {
  return one < other ? -1 : Number(one > other)
}

async function clientsOf(rows: ListedClient[]): Promise<Client[]> {
  const clients = new Map(
    (
      await selectClients(
        read,
        rows.map(({ _id }) => _id),
      )
    ).map(client => [client._id, client]),
  )
  return rows.flatMap(({ _id }) => clients.get(_id) ?? [])
}
