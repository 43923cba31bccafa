import { randomUUID } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import { foldText } from '#i18n/typed/text.ts'
import { wordsOf } from '#i18n/typed/words.ts'
import { findPeople } from '#server/http/people.ts'
import { type Actor, SYSTEM_ACTOR } from '#server/actor.ts'
import { chunk, holds, read, write, type Writer } from '#server/db/client.ts'
import { type ActivityArea, type Feature, orderedFeatures, shownFeatures } from '#server/registration/define-feature.ts'
import type { Action } from '#server/registration/feature-events.ts'
import { mayErase } from '#server/installation/held-erasures.ts'
import { pageIn } from '#server/trpc/list.ts'
import { readChanges } from '#server/features/activity/changes.ts'
import { findPages } from '#server/features/activity/pages.ts'
import type { ActivityFilter } from '#server/features/activity/schema.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'
import type { Role } from '../../../prisma/generated/sqlite/enums.ts'
import { activityTables } from '#server/features/activity/tables.ts'

type Reader = { role: Role }

const ACTORS_MAX = 50
const DAY_MS = 24 * 60 * 60 * 1000
export const RETENTION_MS = activityTables.Activity.kept.days * DAY_MS
const BANGLA_MATCHES_MAX = 500

/** `before` is what `detail` has replaced; `revision` is the number of the saved state of a record of content. */
type Target = { subjectId?: string | null; subject?: string; detail?: string; before?: string; revision?: number }

/** Records in the transaction of a change who did what to which record. */
export function record(transaction: Writer, by: Actor, action: Action, target: Target = {}): Promise<void> {
  return recordAll(transaction, by, action, [target])
}

/** Records the same action on many records. */
export async function recordAll(transaction: Writer, by: Actor, action: Action, targets: Target[]): Promise<void> {
  const at = new Date()
  const rows = targets.map(({ subjectId = null, subject = '', detail = '', before = '', revision = null }) => ({
    id: randomUUID(),
    at,
    action,
    actorId: by.id,
    actor: by.name,
    subjectId,
    subject: subject.slice(0, 300),
    detail: detail.slice(0, 300),
    before: before.slice(0, 300),
    revision,
  }))
  for (const data of chunk(rows)) await transaction.activity.createMany({ data })
}

/**
 * A page of the log, newest first, in the reader's language, with what was changed, where that can be read, and the areas and people to
 * filter by. It takes the same number of queries whatever is on the page. Dates are ISO texts; days are days in Dhaka.
 */
export async function list(reader: Reader, { part = '', person, search, from, to, page, size }: ActivityFilter) {
  const areas = activityAreas()
  const actions = Object.keys((Object.hasOwn(areas, part) && areas[part]?.actions) || {})
  const subjects = search ? await findSubjectsInBangla(search) : []
  const words = wordsOf(search ?? '').map(word => holds(['actor', 'subject', 'detail'], word))
  const conditions = [
    ...(actions.length > 0 ? [Prisma.sql`"action" IN (${Prisma.join(actions)})`] : []),
    ...(person ? [Prisma.sql`"actorId" = ${person}`] : []),
    ...(from ? [Prisma.sql`"at" >= ${startOfDay(from)}`] : []),
    ...(to ? [Prisma.sql`"at" < ${new Date(startOfDay(to).getTime() + DAY_MS)}`] : []),
    ...(words.length > 0
      ? [
          Prisma.sql`((${Prisma.join(words, ' AND ')}) ${subjects.length > 0 ? Prisma.sql`OR "subject" IN (${Prisma.join(subjects)})` : Prisma.empty})`,
        ]
      : []),
  ]
  const where = conditions.length > 0 ? Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}` : Prisma.empty
  const [total] = await read.$queryRaw<
    { count: number }[]
  >`SELECT CAST(COUNT(*) AS DOUBLE PRECISION) AS "count" FROM "Activity" ${where}`
  const { offset, limit, ...position } = pageIn(total?.count ?? 0, { page, size })
  const found = await read.$queryRaw<
    { id: string }[]
  >`SELECT "id" FROM "Activity" ${where} ORDER BY "at" DESC, "id" LIMIT ${limit} OFFSET ${offset}`
  const entries = await read.activity.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ at: 'desc' }, { id: 'asc' }],
  })
  const [changes, pages, people] = await Promise.all([
    readChanges(reader, entries),
    findPages(reader, entries),
    findPeople(read),
  ])
  return {
    rows: entries.map(entry => ({ ...localizeEntry(entry), ...changes.get(entry.id), ...pages.get(entry.id) })),
    people: people.map(({ id, name }) => ({ id, name })),
    ...position,
    areas: Object.entries(areasOf(shownFeatures())).map(([id, { label }]) => ({ id, label: label() })),
  }
}

/** Forgets what was done to records that are erased. */
export async function forgetActs(transaction: Writer, subjectIds: string[]): Promise<void> {
  await transaction.activity.deleteMany({ where: { subjectId: { in: subjectIds } } })
}

/** Whether somebody has done something since. */
export const hasDone = async (by: Actor, action: Action, since: Date): Promise<boolean> =>
  (await read.activity.count({ where: { actorId: by.id, action, at: { gte: since } } })) > 0

/** The names of those who did the last `count` actions of one kind to a record, latest first and each once, as the reader calls them. */
export async function lastActors(reader: Actor, subjectId: string, action: Action, count: number): Promise<string[]> {
  if (count < 1) return []
  const entries = await read.activity.findMany({
    where: { subjectId, action },
    orderBy: [{ at: 'desc' }, { id: 'asc' }],
    take: Math.min(count, ACTORS_MAX),
  })
  return [
    ...new Set(
      entries.map(({ actorId, actor }) =>
        actorId !== null && actorId === reader.id ? m.actor_you_elsewhere() : displayName(actorId, actor),
      ),
    ),
  ]
}

/** What was done to these records and is still on record, the first act first, in the reader’s language. Days are moments. */
export async function actsOn(subjectIds: string[]) {
  const entries = (
    await Promise.all(chunk(subjectIds).map(ids => read.activity.findMany({ where: { subjectId: { in: ids } } })))
  ).flat()
  return entries
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(entry => {
      const { action, label, detail, subject, actor } = localizeEntry(entry)
      return { at: entry.at, action, label, record: subject, detail, by: actor }
    })
}

/** Deletes entries that are older than a year. */
export async function purgeActivity(now = Date.now()): Promise<void> {
  const where = { at: { lt: new Date(now - RETENTION_MS) } }
  const [due, total] = await Promise.all([read.activity.count({ where }), read.activity.count()])
  if (await mayErase('activity', { due, total })) await write(transaction => transaction.activity.deleteMany({ where }))
}

/** Names and texts stay as they were then; our own words are in the reader's language. */
function localizeEntry({ at, action, actor, subject, detail, before, ...entry }: Prisma.ActivityGetPayload<object>) {
  const area = Object.values(activityAreas()).find(({ actions }) => Object.hasOwn(actions, action))
  const subjectBn = area?.subjectBn?.(subject)
  return {
    ...entry,
    action,
    label: area?.actions[action]?.() ?? action,
    at: at.toISOString(),
    subject,
    ...(subjectBn && { subjectBn }),
    ...(area?.hasEnglishSubjects && { isEnglish: true }),
    actor: displayName(entry.actorId, actor),
    detail: area?.describeDetail?.(action, detail) ?? detail,
    before: area?.describeDetail?.(action, before) ?? before,
  }
}

/** What has been done is told, whether its part is used or not. */
const activityAreas = () => areasOf(orderedFeatures())

function areasOf(features: readonly Feature[]): Record<string, ActivityArea> {
  return Object.assign({}, ...features.map(({ activity }) => activity))
}

function displayName(actorId: string | null, actor: string) {
  return actorId === null && actor === SYSTEM_ACTOR.name ? m.actor_machine() : actor
}

/** Stored subjects whose Bangla name contains the text: the log stores the English name alone. */
async function findSubjectsInBangla(search: string) {
  if (!/[\u0980-\u09ff]/.test(search)) return []
  const areas = Object.values(activityAreas()).filter(({ subjectBn }) => subjectBn)
  const found = await Promise.all(
    areas.map(async ({ actions, subjectBn }) => {
      const rows = await read.activity.groupBy({ by: ['subject'], where: { action: { in: Object.keys(actions) } } })
      return rows
        .map(({ subject }) => subject)
        .filter(subject => foldText(subjectBn?.(subject) ?? '').includes(foldText(search)))
    }),
  )
  return found.flat().slice(0, BANGLA_MATCHES_MAX)
}

function startOfDay(day: string) {
  return new Date(`${day}T00:00:00+06:00`)
}
