import { type Screen, SCREEN_GROUPS, type ScreenGroup, type ScreenSet } from '#app/staff/define-staff.ts'
import { inOrder, screensFor } from '#app/staff/screens.ts'
import { can, type Holder } from '#server/permissions.ts'

/** A line of the sidebar, which leads to the first of its tabs; one alone is a screen without tabs. */
export type Entry = Pick<Screen, 'to' | 'label' | 'icon' | 'group' | 'place'> & {
  /** The name of its set, or the path of its screen; it stays while parts come and go. */
  id: string
  tabs: Screen[]
}

/**
 * What the sidebar has for a person: an entry for each set of screens, and for each screen that is in none. `order` has the ids of those
 * that the person has put in order, which stand before the others of their group.
 */
export function entriesFor(me: Holder, order: readonly string[] = []): Entry[] {
  const listed = screensFor(me).filter(
    ({ isUnlisted, listedFor }) => !isUnlisted && (listedFor === undefined || can(me, listedFor)),
  )
  const setOf = (screen: Screen) =>
    setsOf(screen).find(set => listed.some(other => other !== screen && setsOf(other).includes(set)))
  const ranked = new Map(order.map((id, n) => [id, n]))
  return [...Map.groupBy(listed, screen => setOf(screen) ?? screen.to)]
    .map(entryOf)
    .map(entry => ({ entry, group: entry.group, place: ranked.get(entry.id) ?? LAST + entry.place }))
    .toSorted(inOrder)
    .map(({ entry }) => entry)
}

/** Above the rank of any entry that is in order. */
const LAST = 1000

/** The entry that an address belongs to, and which of its tabs: the screen with the longest path that leads there. */
export function findEntry(entries: readonly Entry[], path: string): { entry: Entry; tab: Screen } | undefined {
  return entries
    .flatMap(entry => entry.tabs.map(tab => ({ entry, tab })))
    .filter(({ tab: { to } }) => path === to || (to !== '/admin' && path.startsWith(`${to}/`)))
    .toSorted((one, other) => other.tab.to.length - one.tab.to.length)[0]
}

/** Entries that stand together, under the name of their group where that has more than one of them. */
export type Block = { group?: ScreenGroup; entries: Entry[] }

/** The entries of the sidebar as they stand. */
export function blocksOf(entries: readonly Entry[]): Block[] {
  const blocks: Block[] = []
  for (const group of [undefined, ...SCREEN_GROUPS]) {
    const some = entries.filter(entry => entry.group === group)
    const before = blocks.at(-1)
    if (group && some.length > 1) blocks.push({ group, entries: some })
    else if (before && !before.group) before.entries.push(...some)
    else if (some.length > 0) blocks.push({ entries: some })
  }
  return blocks
}

const setsOf = ({ set = [] }: Screen): ScreenSet[] => [set].flat() as ScreenSet[]

function entryOf([id, screens]: [string, Screen[]]): Entry {
  const tabs = screens.toSorted((one, other) => one.place - other.place)
  const { to, group, place, ...first } = tabs[0]!
  const { label, icon } = (tabs.length > 1 && first.setName) || first
  return { id, to, group, place, label, icon, tabs }
}
