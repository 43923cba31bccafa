import { findRevisions } from '#server/drafts/saved.ts'
import { compareStates, type EntryChange, type FieldChange } from '#server/drafts/compare.shared.ts'
import { type Data, readData } from '#server/drafts/data.ts'
import { fieldText, findName } from '#server/drafts/field-text.shared.ts'
import type { ListField } from '#server/drafts/field.ts'
import { type Feature, featureOfAction } from '#server/registration/define-feature.ts'
import { m } from '#i18n/paraglide/messages.js'
import { can } from '#server/permissions.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'
import type { Role } from '../../../prisma/generated/sqlite/enums.ts'

const CHANGES_MAX = 5
const TEXT_MAX = 120
/** What is left before the first letter that differs. */
const LEAD_MAX = 20

type Entry = { id: string; action: string; subjectId: string | null; revision: number | null }
/** One field, as words: what it said, and what it says since. */
export type Change = { label: string; from: string; to: string }
type Place = { feature: string; recordId: string; number: number }
type State = Prisma.RevisionGetPayload<object>

/** What visitors read before and after each entry that changed a record of content; two queries for all of them. */
export async function readChanges(
  reader: { role: Role },
  entries: Entry[],
): Promise<Map<string, { changes: Change[]; more: number }>> {
  const edits = entries.flatMap(({ id, action, subjectId, revision }) => {
    const feature = featureOfAction(action)
    return feature?.kind === 'content' && can(reader, feature.right) && subjectId !== null && revision !== null
      ? [{ id, feature, place: { feature: feature.name, recordId: subjectId, number: revision } }]
      : []
  })
  const after = await readStates(edits.map(({ place }) => place))
  const before = await readStates(
    [...after.values()].flatMap(({ feature, recordId, liveBefore }) =>
      liveBefore === null ? [] : [{ feature, recordId, number: liveBefore }],
    ),
  )
  return new Map(
    edits.flatMap(({ id, feature, place }) => {
      const state = after.get(keyOf(place))
      const earlier = state?.liveBefore != null && before.get(keyOf({ ...place, number: state.liveBefore }))
      if (!state || !earlier || !CHANGING.has(state.action)) return []
      return [[id, describe(feature, earlier, state)] as const]
    }),
  )
}

const CHANGING = new Set(['changed', 'published'])

async function readStates(places: Place[]): Promise<Map<string, State>> {
  const states = await findRevisions(places)
  return new Map(states.map(state => [keyOf(state), state]))
}

const keyOf = ({ feature, recordId, number }: Place) => `${feature} ${recordId} ${number}`

function describe(feature: Feature & { kind: 'content' }, before: State, after: State) {
  const { content: store } = feature
  const { fields, lists } = compareStates(store, readData(store, before).data, readData(store, after).data)
  const changes = [
    ...fields.map(change => describeField(change)),
    ...lists.flatMap(({ list, entries }) => entries.flatMap(entry => describeEntry(list, entry))),
  ]
  return { changes: changes.slice(0, CHANGES_MAX), more: Math.max(0, changes.length - CHANGES_MAX) }
}

function describeField({ field, before, after }: FieldChange, prefix = ''): Change {
  const label = prefix + field.label()
  if (field.kind === 'picture') return { label, from: pictureText(before), to: pictureText(after) }
  return { label, ...excerpts(fieldText(field, before), fieldText(field, after)) }
}

const pictureText = (value: unknown) => (value ? m.activity_picture() : '')

function describeEntry(list: ListField, { kind, entry, fields, moved }: EntryChange): Change[] {
  const name = nameOf(list, entry)
  if (kind === 'added') return [{ label: list.label(), from: '', to: name }]
  if (kind === 'removed') return [{ label: list.label(), from: name, to: '' }]
  if (fields.length === 0 && moved) return [{ label: list.label(), from: '', to: m.activity_moved({ name }) }]
  return fields.map(change => describeField(change, name ? `${name}: ` : ''))
}

function nameOf(list: ListField, entry: unknown): string {
  if (!list.fields) return list.kind === 'picture' ? m.activity_picture() : shorten(String(entry), 0)
  return findName(list.fields, entry as Data)?.text ?? list.label()
}

/** The beginnings of two texts, or of what differs between long ones. */
function excerpts(from: string, to: string) {
  let same = 0
  while (same < from.length && same < to.length && from[same] === to[same]) same++
  const isLong = Math.max(from.length, to.length) > TEXT_MAX
  const start = isLong ? Math.max(0, same - LEAD_MAX) : 0
  return { from: shorten(from, start), to: shorten(to, start) }
}

function shorten(text: string, start: number): string {
  const part = text.slice(start, start + TEXT_MAX)
  return `${start > 0 && part ? '…' : ''}${part}${start + TEXT_MAX < text.length ? '…' : ''}`
}
