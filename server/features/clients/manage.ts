import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { hasWord } from '#i18n/typed/names.ts'
import { foldText } from '#i18n/typed/text.ts'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { z } from '#i18n/zod.ts'
import { read } from '#server/db/client.ts'
import { listOnDesk } from '#server/drafts/list-desk.ts'
import type { DeskItem } from '#server/registration/define-feature.ts'
import { isListed } from '#server/drafts/list-shows.shared.ts'
import { withNewest } from '#server/drafts/list-states.ts'
import { type ListedClient, listedClients } from '#server/features/clients/overview.ts'
import { type Client, findIds, selectClients } from '#server/features/clients/queries.ts'
import { wordsOf } from '#i18n/typed/words.ts'
import { listInput, paginate } from '#server/trpc/list.ts'

/** What staff want to see of the client countries, and in which form: `cards` come with the whole records. */
export const manageInput = listInput.extend({
  show: z
    .enum(['complete', 'incomplete', 'company', 'figure', 'pictures', 'draft', 'scheduled', 'held', 'bangla'])
    .optional(),
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
    wordsOf(search).map(async word => ({ ids: await findIds(read, word), word: foldText(word) })),
  )
  return rows.filter(({ _id, countryName, countryNameBn = '' }) => {
    const names = foldText(`${countryName} ${countryNameBn}`)
    return matches.every(({ ids, word }) => ids.has(_id) || hasWord(names, word))
  })
}

function isShown(row: ListedClient, show: ManageInput['show']) {
  const { gaps, isLive } = row
  if (show === 'complete') return isLive && gaps.length === 0
  if (show === 'incomplete') return gaps.length > 0
  return show === 'company' || show === 'figure' || show === 'pictures' ? gaps.includes(show) : isListed(row, show)
}

/** What waits in the list, for the dashboard. */
export async function clientsOnDesk(): Promise<DeskItem[]> {
  const rows = await listedClients(getLocale())
  const gaps = (['company', 'figure', 'pictures'] as const).map(show => {
    const count = rows.filter(row => isShown(row, show)).length
    return {
      id: `clients-${show}`,
      group: 'content' as const,
      right: 'content' as const,
      label: gapLabels[show]({ list: m.admin_countries(), ...plural(count) }),
      count,
      to: PAGE,
      search: { show },
    }
  })
  return [...gaps, ...listOnDesk({ page: PAGE, label: m.admin_countries, right: 'content', rows })]
}

const PAGE = '/admin/manage-clients'
const gapLabels = { company: m.desk_company, figure: m.desk_figure, pictures: m.desk_picture }

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
