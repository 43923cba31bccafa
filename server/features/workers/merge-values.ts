import { nameKeyOf } from '#i18n/typed/names.ts'
import { type Chosen, type Given, type MergedField, UNITS, type Values } from '#server/features/workers/merge.shared.ts'
import { hashNid, hashPassport } from '#server/features/workers/sealing.ts'

/** A file of a merge. `putInto` is the one that it was put into; undefined for the one that shows all. */
export type Node = { id: string; putInto: string | undefined; values: Values; given: Given }

/** Of each unit that two files say otherwise whether one of them may be chosen. */
export const differences = (kept: Values, given: Values): string[] =>
  Object.entries(UNITS).flatMap(([unit, fields]) => (isOther(fields, kept, given) ? [unit] : []))

/** The units of which the second file has something that the first one lacks. */
export const additions = (kept: Values, given: Values): string[] =>
  Object.entries(UNITS).flatMap(([unit, fields]) =>
    !isOther(fields, kept, given) && fields.some(field => !kept[field] && given[field]) ? [unit] : [],
  )

/** Puts a file into another one, among these, which has its values from then on where it lacks any, or they were chosen. */
export function put(nodes: Node[], id: string, into: string, was: string, chosen: Chosen): void {
  const [file, target] = [nodeOf(nodes, id), nodeOf(nodes, into)]
  settle(nodes, file)
  settle(nodes, target)
  const places = childrenOf(nodes, into).map(({ given }) => given.place ?? 0)
  target.given.own ??= target.values
  file.putInto = into
  file.given = {
    ...file.given,
    was,
    place: Math.max(0, ...places) + 1,
    chosen: differences(target.values, file.values).filter(unit => chosen[unit] === 'given'),
    changed: [],
  }
  target.values = effective(nodes, target)
}

/** Takes a file out of the one that it was put into: that, and those that it was put into since, have what they would have without it. */
export function takeOut(nodes: Node[], id: string): void {
  const file = nodeOf(nodes, id)
  const root = nodes.find(({ putInto }) => putInto === undefined)
  if (root) settle(nodes, root)
  let at = file.putInto
  file.putInto = undefined
  file.given = file.given.own ? { own: file.given.own } : {}
  while (at) {
    const node = nodeOf(nodes, at)
    node.values = effective(nodes, node)
    if (childrenOf(nodes, at).length === 0) delete node.given.own
    at = node.putInto
  }
}

/** A file and all that were put into it, and into those. */
export function within(nodes: Node[], id: string): string[] {
  return [id, ...childrenOf(nodes, id).flatMap(child => within(nodes, child.id))]
}

/** What staff have changed since others were put into a file is its own from then on, and they say nothing of it any more. */
function settle(nodes: Node[], node: Node) {
  const { own } = node.given
  if (!own) return
  const expected = effective(nodes, node)
  const changed = Object.values(UNITS)
    .flat()
    .filter(field => expected[field] !== node.values[field])
  for (const field of changed) own[field] = node.values[field]
  for (const { given } of childrenOf(nodes, node.id)) given.changed = [...(given.changed ?? []), ...changed]
}

function effective(nodes: Node[], node: Node): Values {
  const values = { ...(node.given.own ?? node.values) }
  for (const { values: theirs, given } of childrenOf(nodes, node.id)) {
    if (given.place === undefined) continue
    for (const [unit, all] of Object.entries(UNITS)) {
      const fields = all.filter(field => !given.changed?.includes(field))
      const isChosen = given.chosen?.includes(unit) ?? false
      if (!isChosen && isOther(fields, values, theirs)) continue
      for (const field of fields) values[field] = isChosen ? theirs[field] : values[field] || theirs[field]
    }
  }
  return values
}

const childrenOf = (nodes: Node[], id: string) =>
  nodes.filter(({ putInto }) => putInto === id).toSorted((a, b) => (a.given.place ?? 0) - (b.given.place ?? 0))

function nodeOf(nodes: Node[], id: string): Node {
  const node = nodes.find(each => each.id === id)
  if (!node) throw new Error(`No file ${id} in this merge`)
  return node
}

/** Whether two files say two things of these fields, and not one of them less than the other. */
const isOther = (fields: readonly MergedField[], one: Values, other: Values): boolean =>
  fields.some(field => {
    const [a, b] = [one[field], other[field]]
    return a !== '' && b !== '' && keyOf(field, a) !== keyOf(field, b)
  })

/** A value as it is compared: a number in whichever spelling is one number. */
function keyOf(field: MergedField, value: string): string | null {
  if (field === 'passport') return hashPassport(value)
  return field === 'nid' ? hashNid(value) : nameKeyOf(value)
}
