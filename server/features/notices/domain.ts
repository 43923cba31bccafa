import { randomUUID } from 'node:crypto'
import { findActive } from '#server/http/people.ts'
import type { User } from '#server/http/user.ts'
import { m } from '#i18n/paraglide/messages.js'
import { read, type Reader, write, type Writer } from '#server/db/client.ts'
import { type NoticeKind, type NoticeTiming, shownFeatures } from '#server/registration/define-feature.ts'
import { AppError } from '#server/errors.ts'
import type { NoticeEvent } from '#server/registration/feature-events.ts'
import { stopLink } from '#server/features/notices/stop-link.ts'
import type { NoticeChoiceInput } from '#server/features/notices/schema.ts'
import { absoluteUrl, withLocale } from '#server/http/locale-middleware.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import { noticeMail, type NoticeText } from '#server/mail/compose.ts'
import { can } from '#server/permissions.ts'
import { noticesTables } from '#server/features/notices/tables.ts'

const REPORTED_MS = noticesTables.Reported.kept.days * 24 * 60 * 60 * 1000

/** Where everybody chooses what to hear of. */
export const CHOICES_PATH = '/admin/account#notices'

export type Notice = {
  /** The page of the staff area that it leads to. */
  path: string
  /** Called in the language of each reader. */
  text: () => NoticeText
  /** The record that waits for somebody, for `stillWaiting` of the event. */
  recordId?: string
  /** The ids of the people that it concerns; without it, all who have the right. */
  only?: string[]
  /** The id of a person who knows, having done it. */
  except?: string | null
  /** It is reported once under this key, whatever process does it. */
  once?: string
}

/**
 * Tells active staff with the right to hear of the event and an address, each as they chose: queues a mail, stores the
 * subject for the daily digest, or does nothing. In the transaction of the change; `deliverSoon` sends the mails after
 * the commit. docs/decisions/0103 says why.
 */
export async function notify(transaction: Writer, event: NoticeEvent, notice: Notice): Promise<void> {
  const { path, text, recordId = null, only, except, once } = notice
  const kind = noticeKinds()[event]
  if (!kind) return // of a part that went off while something of it was under way
  const { right, usual } = kind
  if (once && !(await isFirst(transaction, once))) return
  const people = await findActive(transaction, { ...(only && { ids: only }) })
  const chosen = await transaction.noticeChoice.findMany({ where: { event } })
  const choiceOf = new Map(chosen.map(({ userId, timing }) => [userId, timing]))
  for (const { id: userId, email, name, role, language } of people) {
    const timing: NoticeTiming = choiceOf.get(userId) ?? usual
    if (email === null || timing === 'never' || userId === except || !can({ role }, right)) continue
    if (timing === 'now')
      await enqueue(transaction, {
        to: email,
        stop: stopLink(userId, event),
        ...withLocale(language, () =>
          noticeMail(text(), { name, link: absoluteUrl(path), choices: absoluteUrl(CHOICES_PATH) }),
        ),
      })
    else {
      const { subject } = withLocale(language, text)
      await transaction.digestEntry.create({
        data: { id: randomUUID(), userId, event, recordId, subject, path, createdAt: new Date() },
      })
    }
  }
}

/** Tells them of what happened outside of any transaction, and sends the mails. */
export async function notifySoon(event: NoticeEvent, notice: Notice): Promise<void> {
  await write(transaction => notify(transaction, event, notice))
  deliverSoon()
}

/** Whether nobody has reported this before; from now on somebody has. */
export async function isFirst(transaction: Writer, key: string): Promise<boolean> {
  const inserted = await transaction.$executeRaw`
    INSERT INTO "Reported" ("key", "at") VALUES (${key}, ${new Date()}) ON CONFLICT DO NOTHING`
  return inserted === 1
}

/** Whether this is what was noted last under a name. */
export const isNoted = async (database: Reader, name: string, value: string): Promise<boolean> =>
  (await database.reported.findUnique({ where: { key: `${name} ${value}` } })) !== null

/** Notes a value under a name in place of the one from before. */
export async function noteLast(transaction: Writer, name: string, value: string): Promise<void> {
  await transaction.reported.deleteMany({ where: { key: { startsWith: `${name} ` } } })
  await isFirst(transaction, `${name} ${value}`)
}

/** Forgets what waits for digests about records that are erased. */
export async function forgetNotices(transaction: Writer, recordIds: string[]): Promise<void> {
  await transaction.digestEntry.deleteMany({ where: { recordId: { in: recordIds } } })
}

/** Forgets what was reported more than a year ago. */
export async function purgeReported(now = Date.now()): Promise<void> {
  await write(transaction => transaction.reported.deleteMany({ where: { at: { lt: new Date(now - REPORTED_MS) } } }))
}

/** Every kind of event of the features that the agency uses. */
export const noticeKinds = (): Record<string, NoticeKind> =>
  Object.assign({}, ...shownFeatures().map(({ notices }) => notices))

/** The kinds of event that a person may hear of, each with the choice that holds. */
export async function choices(person: Pick<User, 'id' | 'role'>) {
  const rows = await read.noticeChoice.findMany({ where: { userId: person.id } })
  const chosen = new Map(rows.map(({ event, timing }) => [event, timing]))
  return Object.entries(noticeKinds())
    .filter(([, { right }]) => can(person, right))
    .map(([event, { label, usual }]) => ({ event, label: label(), timing: chosen.get(event) ?? usual }))
}

/**
 * Stores a choice; what waits for a digest that is no longer wanted is forgotten. Throws NOT_FOUND for an event without
 * the right to it.
 */
export async function choose(person: Pick<User, 'id' | 'role'>, { event, timing }: NoticeChoiceInput): Promise<void> {
  const kind = Object.hasOwn(noticeKinds(), event) ? noticeKinds()[event] : undefined
  if (!kind || !can(person, kind.right)) throw new AppError('NOT_FOUND', m.notice_unknown())
  await write(transaction => keepChoice(transaction, person.id, { event, timing }))
}

/** Stores somebody’s choice for an event. */
export async function keepChoice(transaction: Writer, userId: string, { event, timing }: NoticeChoiceInput) {
  await transaction.noticeChoice.upsert({
    where: { userId_event: { userId, event } },
    create: { userId, event, timing },
    update: { timing },
  })
  if (timing === 'never') await transaction.digestEntry.deleteMany({ where: { userId, event } })
}
