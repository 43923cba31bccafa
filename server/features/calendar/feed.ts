import { createHash, randomBytes } from 'node:crypto'
import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator'
import { agency } from '#i18n/agency.ts'
import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { daysFrom } from '#i18n/typed/day.ts'
import type { Actor } from '#server/actor.ts'
import { config } from '#server/config/config.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { record } from '#server/features/activity/domain.ts'
import { endingText } from '#server/features/calendar/ending-text.shared.ts'
import { entriesBetween } from '#server/features/calendar/entries.ts'
import type { CalendarEntry } from '#server/features/work/contributions.ts'
import { CALENDAR } from '#server/features/calendar/rights.shared.ts'
import { absoluteUrl, withLocale } from '#server/http/locale-middleware.ts'
import { can } from '#server/permissions.ts'
import { lacksSecondFactor } from '#server/trpc/procedures.ts'
import { findPerson, type Person as Account } from '#server/http/people.ts'

type Person = Actor & { id: string }

const SECRET = /^[\w-]{43}$/
const HOUR_MS = 60 * 60 * 1000
/** So many days back and ahead are in the feed. */
const BACK = 30
const AHEAD = 366
/** An interview has no end of its own. */
const INTERVIEW_MS = HOUR_MS

/** Whether somebody has a link, since when, and when it was read last. */
export async function feedOf(userId: string) {
  const feed = await read.calendarFeed.findUnique({ where: { userId } })
  return (
    feed && {
      hasTexts: feed.hasTexts,
      createdAt: feed.createdAt.toISOString(),
      lastReadAt: feed.lastReadAt?.toISOString() ?? null,
    }
  )
}

/** Makes somebody’s secret link, which nobody can read again; the one from before ends. */
export async function makeFeed(by: Person, { hasTexts }: { hasTexts: boolean }): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const stored = { digest: digestOf(secret), hasTexts, createdAt: new Date(), lastReadAt: null }
  await write(async transaction => {
    await transaction.calendarFeed.upsert({
      where: { userId: by.id },
      create: { userId: by.id, ...stored },
      update: stored,
    })
    await record(transaction, by, 'calendar-made', { subjectId: by.id, subject: by.name })
  })
  return `${config.PUBLIC_URL}/calendar.ics?key=${secret}`
}

/** Ends somebody’s link; once is enough. */
export const endFeed = (by: Person): Promise<void> => write(transaction => end(transaction, by, by))

/** After a change of an account, in its transaction: whoever may see nothing of it any more has no link. */
export async function endLost(transaction: Writer, by: Actor, person: Account, now: Account | null): Promise<void> {
  if (now?.status !== 'active' || !can(now, CALENDAR)) await end(transaction, by, person)
}

async function end(transaction: Writer, by: Actor, { id, name }: Person) {
  const { count } = await transaction.calendarFeed.deleteMany({ where: { userId: id } })
  if (count > 0) await record(transaction, by, 'calendar-ended', { subjectId: id, subject: name })
}

/** The calendar of a secret link as its person may see it now, in RFC 5545; null for a link that opens nothing. */
export async function readFeed(secret: string): Promise<string | null> {
  if (!SECRET.test(secret)) return null
  const feed = await read.calendarFeed.findUnique({ where: { digest: digestOf(secret) } })
  const user = feed && (await findPerson(read, feed.userId))
  if (!user) return null
  const { hasTexts, lastReadAt } = feed
  if (user.status !== 'active' || !can(user, CALENDAR) || lacksSecondFactor(user)) return null
  if (!lastReadAt || lastReadAt.getTime() < Date.now() - HOUR_MS)
    await write(transaction =>
      transaction.calendarFeed.updateMany({ where: { digest: feed.digest }, data: { lastReadAt: new Date() } }),
    )
  return withLocale(user.language, async () => {
    const day = today()
    const entries = await entriesBetween(user, daysFrom(day, -BACK), daysFrom(day, AHEAD), 'mine')
    return ical({
      name: m.calendar_feed_name({ site: agency().name }),
      prodId: { company: 'Agency', product: 'Calendar', language: user.language.toUpperCase() },
      method: ICalCalendarMethod.PUBLISH,
      ttl: HOUR_MS / 1000,
      events: entries.filter(entry => !(entry.kind === 'task' && entry.isDone)).map(entry => toEvent(entry, hasTexts)),
    }).toString()
  })
}

/** What a calendar outside has of an entry: references, and neither names nor telephones. */
function toEvent(entry: CalendarEntry, hasTexts: boolean): ICalEventData {
  const { host } = new URL(config.PUBLIC_URL)
  const facts = { id: `${entry.kind}-${entry.id}@${host}`, url: absoluteUrl(entry.page) }
  if (entry.kind === 'interview') {
    const start = new Date(entry.at)
    const end = new Date(start.getTime() + INTERVIEW_MS)
    const summary = entry.job ? m.calendar_interview_of({ job: entry.job }) : m.trade_interview()
    return { ...facts, start, end, summary, location: entry.place }
  }
  const summary = summaryOf(entry, hasTexts)
  // dates without a time zone: noon is the same day wherever the server stands
  return { ...facts, start: new Date(`${entry.day}T12:00:00Z`), allDay: true, summary }
}

function summaryOf(entry: Exclude<CalendarEntry, { kind: 'interview' }>, hasTexts: boolean): string {
  if (entry.kind === 'closing') return m.calendar_closing_of({ job: entry.job })
  if (entry.kind === 'flight') return m.calendar_flight_of({ who: entry.reference })
  if (entry.kind === 'ending') return endingText(entry, entry.reference)
  if (!entry.reference) return hasTexts ? entry.text : m.calendar_task()
  return hasTexts ? `${entry.text} · ${entry.reference}` : m.calendar_task_of({ reference: entry.reference })
}

const digestOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
