import { AsyncLocalStorage } from 'node:async_hooks'

/** The area of whatever names no other: its change counts for everything, and whoever reads it depends on everything. */
export const EVERYTHING = '*'

const read = new AsyncLocalStorage<Set<string>>()
const changed = new WeakMap<object, Set<string>>() // by the transaction

/** Runs `work` and gives the areas of content, such as a feature's records, that it has read: those without an area as EVERYTHING. */
export async function collectAreas<T>(work: () => Promise<T>): Promise<{ result: T; areas: Set<string> }> {
  const areas = new Set<string>()
  return { result: await read.run(areas, work), areas }
}

/** What is rendered or read here depends on these areas. */
export function noteRead(...areas: string[]): void {
  const noted = read.getStore()
  if (noted) for (const area of areas) noted.add(area)
}

/** Reads without noting: the reader has said what it reads, or depends on none of it. */
export const unnoted = <T>(work: () => T): T => read.exit(work)

/** The transaction changes these areas. One that notes nothing changes EVERYTHING; one that notes no area, nothing. */
export function noteChange(transaction: object, ...areas: string[]): void {
  changed.set(transaction, new Set([...(changed.get(transaction) ?? []), ...areas]))
}

export const changedAreas = (transaction: object): string[] => [...(changed.get(transaction) ?? [EVERYTHING])]
