import { m } from '#i18n/paraglide/messages.js'
import { findPerson } from '#server/http/people.ts'
import { read, write } from '#server/db/client.ts'
import type { NoticeKind } from '#server/registration/define-feature.ts'
import { CHOICES_PATH, noticeKinds } from '#server/features/notices/domain.ts'
import { absoluteUrl, withLocale } from '#server/http/locale-middleware.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import { digestMail } from '#server/features/notices/mails.ts'
import { stopLink } from '#server/features/notices/stop-link.ts'
import type { LinkList } from '#server/mail/compose.ts'
import { can } from '#server/permissions.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const DIGEST_TIME_MS = 2 * HOUR_MS // 8:00 in Dhaka, in UTC
/** Longer than any transaction: what was noted before is committed. */
const COMMIT_MS = 60_000
const LISTED_MAX = 20

type Entry = Prisma.DigestEntryGetPayload<object>

/**
 * Sends everybody one mail with what was noted for them before 8:00 in Dhaka, and forgets it. The entries are the only state: whoever
 * deletes them sends them, so that of two processes one does, and a missed morning is caught up at the next run. Returns how many mails.
 */
export async function sendDigests(now = new Date()): Promise<number> {
  const morning = Math.floor((now.getTime() - DIGEST_TIME_MS) / DAY_MS) * DAY_MS + DIGEST_TIME_MS
  const where = { createdAt: { lt: new Date(morning - COMMIT_MS) } }
  const readers = await read.digestEntry.groupBy({ by: ['userId'], where })
  let sent = 0
  for (const { userId } of readers) {
    const entries = await read.digestEntry.findMany({ where: { userId, ...where }, orderBy: { createdAt: 'asc' } })
    if (await sendDigest(userId, entries)) sent++
  }
  if (sent > 0) deliverSoon()
  return sent
}

/** Returns whether there was something to send. */
async function sendDigest(userId: string, entries: Entry[]): Promise<boolean> {
  const open = await keepOpen(entries)
  return write(async transaction => {
    const { count } = await transaction.digestEntry.deleteMany({ where: { id: { in: entries.map(({ id }) => id) } } })
    const person = await findPerson(transaction, userId)
    if (count === 0 || person?.status !== 'active' || !person.email) return false
    const allowed = Object.entries(noticeKinds()).filter(([, { right }]) => can(person, right))
    const content = withLocale(person.language, () => {
      const groups = allowed.flatMap(([event, kind]) =>
        groupOf(
          kind,
          open.filter(entry => entry.event === event),
        ),
      )
      return groups.length > 0
        ? digestMail(groups, { name: person.name, choices: absoluteUrl(CHOICES_PATH) })
        : undefined
    })
    if (!content) return false
    await enqueue(transaction, { to: person.email, stop: stopLink(person.id), ...content })
    return true
  })
}

/** Leaves out the records that no longer wait for anybody. */
async function keepOpen(entries: Entry[]): Promise<Entry[]> {
  const open = await Promise.all(
    Object.entries(noticeKinds()).map(async ([event, { stillWaiting }]) => {
      const own = entries.filter(entry => entry.event === event)
      if (!stillWaiting || own.length === 0) return own
      const waiting = new Set(await stillWaiting(own.flatMap(({ recordId }) => recordId ?? [])))
      return own.filter(({ recordId }) => recordId === null || waiting.has(recordId))
    }),
  )
  return open.flat()
}

function groupOf({ label }: NoticeKind, entries: Entry[]): LinkList[] {
  if (entries.length === 0) return []
  const more = entries.length - LISTED_MAX
  return [
    {
      title: label(),
      entries: entries.slice(0, LISTED_MAX).map(({ subject, path }) => ({ text: subject, link: absoluteUrl(path) })),
      end: more > 0 ? m.mail_digest_more({ count: more }) : undefined,
    },
  ]
}
