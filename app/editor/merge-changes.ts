import { type Conflict, type Lists, merge, type Merged, same, type Side } from '#server/drafts/merge.shared.ts'

type Values = Record<string, unknown>
type Entry = Values & { _id?: string }
/** A record as others have saved it: its newest state, and of an outdated draft what it was begun from and what is live. */
export type SavedStates<T> = { newest: T; outdated?: { base: T; live: T } | undefined }
export type Choices = Record<string, Side>
export type Reconciled<T> = Merged<T> & {
  /** The fields and lists into which changes of others went. */
  taken: string[]
}

/**
 * Merges what a person made of a record, starting from `base`, with what others have saved since; `conflicts` are those without a choice.
 * What is live is merged after a draft that it has left outdated.
 */
export function reconcile<T extends object>(
  base: T,
  mine: T,
  { newest, outdated }: SavedStates<T>,
  lists: Lists,
  choices: Choices = {},
): Reconciled<T> {
  const steps = [{ base, theirs: newest }, ...(outdated ? [{ base: outdated.base, theirs: outdated.live }] : [])]
  let merged = mine
  for (const step of steps) {
    const theirs = adoptIds(step.theirs, step.base, lists, haveSameName)
    const result = merge(step.base, adoptIds(merged, theirs, lists, haveSameValues), theirs, lists, choices)
    merged = result.merged
    const conflicts = result.conflicts.filter(({ path }) => !choices[path])
    if (conflicts.length > 0) return { merged, conflicts, taken: [] }
  }
  const taken = Object.keys(merged).filter(name => !same((merged as Values)[name], (mine as Values)[name]))
  return { merged, conflicts: [] as Conflict[], taken }
}

/** Entries that programs sent without their ids have others now: those that are alike in `known` keep the id they have there. */
function adoptIds<T extends object>(
  values: T,
  known: T,
  lists: Lists,
  areAlike: (one: Entry, other: Entry) => boolean,
): T {
  const names = Object.keys(lists).filter(name => lists[name]?.key)
  const adopted = names.map(name => [name, adopt(entriesOf(values, name), entriesOf(known, name), areAlike)])
  return { ...values, ...Object.fromEntries(adopted) }
}

function adopt(list: Entry[], known: Entry[], areAlike: (one: Entry, other: Entry) => boolean): Entry[] {
  const ids = new Set(list.map(({ _id }) => _id))
  const free = known.filter(({ _id }) => !ids.has(_id))
  return list.map(entry => {
    const at = known.some(({ _id }) => _id === entry._id) ? -1 : free.findIndex(other => areAlike(entry, other))
    return at < 0 ? entry : { ...entry, _id: free.splice(at, 1)[0]!._id! }
  })
}

/** The first field of an entry is its name. */
const nameOfEntry = ({ _id, ...fields }: Entry): string => String(Object.values(fields)[0] ?? '')
const haveSameName = (one: Entry, other: Entry) => nameOfEntry(one) === nameOfEntry(other)
const haveSameValues = (one: Entry, other: Entry) => same({ ...one, _id: '' }, { ...other, _id: '' })
const entriesOf = (values: object, list: string) => ((values as Values)[list] ?? []) as Entry[]
