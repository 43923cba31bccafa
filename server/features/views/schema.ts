import { m } from '#i18n/paraglide/messages.js'
import { idText, requiredText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'

/** The most views that one person keeps. */
export const VIEWS_MAX = 50

const NAME_MAX = 60
const VALUE_MAX = 200
const VALUES_MAX = 12

const id = idText()
const name = requiredText(m.view_name_needed, NAME_MAX)
const isShared = z.boolean()

/** What the address of a list says: the list itself reads no value that it does not know. */
const query = z
  .record(z.string().regex(/^[a-z]{1,20}$/i), z.union([z.number(), idText(VALUE_MAX)]))
  .refine(given => Object.keys(given).length <= VALUES_MAX)
export type ViewQuery = z.output<typeof query>

/** A view of one’s own by its name; one of the same name is replaced. */
export const viewInput = z.strictObject({ list: idText(NAME_MAX), name, query, isShared })
export type ViewInput = z.output<typeof viewInput>

export const viewId = z.strictObject({ id })
export const viewChange = viewId.extend({ name, isShared })
export type ViewChange = z.output<typeof viewChange>

/** They are about one search, or about a place in the list: names of people may stand in the first. */
const NOT_KEPT = new Set(['search', 'page'])

/** What a view keeps of an address, always in the same order. */
export const keptOf = (given: Record<string, unknown>): ViewQuery =>
  Object.fromEntries(
    Object.entries(given)
      .filter((entry): entry is [string, string | number] => entry[1] !== undefined && !NOT_KEPT.has(entry[0]))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
