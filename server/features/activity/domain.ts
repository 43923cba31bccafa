import { randomUUID } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import { roleNames } from '#server/features/accounts/role-names.ts'
import { type Action, actions, type ActivityAsked } from '#server/features/activity/schema.ts'
import { banglaNameOf } from '#server/features/clients/countries.ts'
import { holds, insert, read, write, type Writer } from '#server/db/client.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

const PAGE = 50
const DAY = 24 * 60 * 60 * 1000
const KEPT = 365 * DAY

/** Who does something: a person, or nobody we know (`id` null). */
export type Actor = { id: string | null; name: string }

/** The person at the machine, and the product itself. */
export const SYSTEM_ACTOR: Actor = { id: null, name: 'the machine' }

/** What their detail names is a role. */
const roleActions = new Set<string>([
  'invited',
  'invitation-accepted',
  'invitation-link-copied',
  'role-changed',
] satisfies Action[])

type What = { subjectId?: string | null; subject?: string; detail?: string }

/** Notes in the transaction of the change itself who did what to which record: both are kept, or neither. */
export function record(transaction: Writer, by: Actor, action: Action, what: What = {}): Promise<void> {
  return recordAll(transaction, by, action, [what])
}

/** Notes the same of many records. */
export async function recordAll(transaction: Writer, by: Actor, action: Action, whats: What[]): Promise<void> {
  const at = new Date()
  await insert(
    transaction,
    'Activity',
    whats.map(({ subjectId = null, subject = '', detail = '' }) => ({
      id: randomUUID(),
      at,
      action,
      actorId: by.id,
      actor: by.name,
      subjectId,
      subject: subject.slice(0, 300),
      detail: detail.slice(0, 300),
    })),
  )
}

/** A page of what happened, newest first, with how many entries there are in all. Dates are ISO texts; days are days in Dhaka. */
export async function list({ part, search, from, to, page = 1 }: ActivityAsked) {
  const named = search ? await namedInBangla(search) : []
  const conditions = [
    ...(part ? [Prisma.sql`"action" IN (${Prisma.join([...actions[part]])})`] : []),
    ...(from ? [Prisma.sql`"at" >= ${dayInDhaka(from)}`] : []),
    ...(to ? [Prisma.sql`"at" < ${new Date(dayInDhaka(to).getTime() + DAY)}`] : []),
    ...(search
      ? [
          Prisma.sql`(${holds(['actor', 'subject', 'detail'], search)} ${named.length > 0 ? Prisma.sql`OR "subject" IN (${Prisma.join(named)})` : Prisma.empty})`,
        ]
      : []),
  ]
  const where = conditions.length > 0 ? Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}` : Prisma.empty
  const [found, [counted]] = await Promise.all([
    read.$queryRaw<
      { id: string }[]
    >`SELECT "id" FROM "Activity" ${where} ORDER BY "at" DESC, "id" LIMIT ${PAGE} OFFSET ${(page - 1) * PAGE}`,
    read.$queryRaw<{ count: number }[]>`SELECT CAST(COUNT(*) AS DOUBLE PRECISION) AS "count" FROM "Activity" ${where}`,
  ])
  const entries = await read.activity.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ at: 'desc' }, { id: 'asc' }],
  })
  const count = counted?.count ?? 0
  return { entries: entries.map(toAnswer), count, pages: Math.max(1, Math.ceil(count / PAGE)) }
}

/** Who has done the last `count` things of one kind to a record, latest first and each once, as the reader calls them. */
export async function lastActors(reader: Actor, subjectId: string, action: Action, count: number): Promise<string[]> {
  if (count < 1) return []
  const entries = await read.activity.findMany({
    where: { subjectId, action },
    orderBy: [{ at: 'desc' }, { id: 'asc' }],
    take: Math.min(count, PAGE),
  })
  return [
    ...new Set(
      entries.map(({ actorId, actor }) =>
        actorId !== null && actorId === reader.id ? m.activity_you_elsewhere() : nameOf(actorId, actor),
      ),
    ),
  ]
}

/** Removes what is older than a year. */
export async function forget(now = Date.now()): Promise<void> {
  await write(transaction => transaction.activity.deleteMany({ where: { at: { lt: new Date(now - KEPT) } } }))
}

/** An entry in the reader's language: names and texts as they were then, our own words as they are called here. */
function toAnswer({ at, action, actor, subject, detail, ...entry }: Prisma.ActivityGetPayload<object>) {
  const words: Record<string, () => string> = roleActions.has(action) ? roleNames : { 'by-link': m.activity_by_link }
  const subjectBn = action.startsWith('client-') ? banglaNameOf(subject) : undefined
  return {
    ...entry,
    action: action as Action,
    at: at.toISOString(),
    subject,
    ...(subjectBn && { subjectBn }),
    actor: nameOf(entry.actorId, actor),
    detail: words[detail]?.() ?? detail,
  }
}

function nameOf(actorId: string | null, actor: string) {
  return actorId === null && actor === SYSTEM_ACTOR.name ? m.activity_machine() : actor
}

/** Countries in the log whose name in Bangla, as people read it there, holds these words; it is kept as staff wrote it. */
async function namedInBangla(search: string) {
  if (!/[\u0980-\u09ff]/.test(search)) return []
  const subjects = await read.activity.groupBy({ by: ['subject'], where: { action: { in: [...actions.clients] } } })
  return subjects
    .map(({ subject }) => subject)
    .filter(subject => banglaNameOf(subject)?.normalize().includes(search.normalize()))
    .slice(0, 500)
}

function dayInDhaka(day: string) {
  return new Date(`${day}T00:00:00+06:00`)
}
