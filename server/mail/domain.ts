import { randomUUID } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import { agency } from '#i18n/agency.ts'
import { baseLocale } from '#i18n/paraglide/runtime.js'
import { refreshAgency } from '#server/site/agency.ts'
import { config } from '#server/config/config.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { withLocale } from '#server/http/locale-middleware.ts'
import { runInBackground } from '#server/jobs/background.ts'
import { log } from '#server/process/log.ts'
import { gauge } from '#server/http/metrics.ts'
import { deliver, filedMails, outbox } from '#server/mail/transport.ts'
import { infrastructureTables } from '#server/tables.ts'
import type { Prisma } from '../../prisma/generated/sqlite/client.ts'

type Mail = Prisma.MailGetPayload<object>

const MINUTE_MS = 60_000
const LEASE_MS = 5 * MINUTE_MS // in which no other process tries
const BACKOFF_MS = [1, 5, 15, 60, 180, 360, 720].map(minutes => minutes * MINUTE_MS)
export const RETENTION_MS = infrastructureTables.Mail.kept.days * 24 * 60 * MINUTE_MS
const MAX_ATTEMPTS = 15 // about a week
const STUCK_ATTEMPTS = 2
const REFERENCES_MAX = 10

/** How many mails no mail server has taken yet. */
export const countWaiting = (): Promise<number> => read.mail.count({ where: { sentAt: null } })

/** Forgets mails about records that are erased. */
export async function forgetMails(transaction: Writer, ids: string[]): Promise<void> {
  await transaction.mail.deleteMany({ where: { id: { in: ids } } })
}

gauge('mails_waiting', 'Mails that no mail server has taken yet', countWaiting)

export type Email = {
  to: string
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  /** A person has decided to write it; what a machine has decided says so, and out-of-office programs do not answer it. */
  byPerson?: boolean
  /** The id of the record whose conversation with its reader it belongs to. */
  thread?: string
  /** Where one POST ends mails of this kind (RFC 8058). */
  stop?: string
}

/**
 * Queues a mail in the transaction of the change it reports and gives its id; `deliverSoon` sends it after the commit. Line breaks in a
 * subject become spaces.
 */
export async function enqueue(transaction: Writer, { subject, ...email }: Email): Promise<string> {
  const id = randomUUID()
  await transaction.mail.create({ data: { id, ...email, subject: subject.replace(/\s+/g, ' ').slice(0, 200) } })
  return id
}

/**
 * What became of a mail: nobody has taken it yet, the mail server has, it lies as a file where there is no mail server, or the mail server
 * has refused it. `nextTryAt` is an ISO text, missing where it is not tried again.
 */
export type Delivery = { state: 'waiting' | 'sent' | 'filed' | 'failed'; nextTryAt?: string }

/** What became of these mails. One that was sent a month ago is known no more, and was sent. */
export async function deliveriesOf(ids: string[]): Promise<(id: string) => Delivery> {
  const mails = await read.mail.findMany({
    where: { id: { in: ids } },
    select: { id: true, sentAt: true, lastError: true, attempts: true, nextTryAt: true },
  })
  const found = new Map(mails.map(mail => [mail.id, mail]))
  const isFiled = ids.length > 0 ? await filedMails() : () => false
  return id => {
    const mail = found.get(id)
    if (isFiled(id)) return { state: 'filed' }
    if (!mail || mail.sentAt) return { state: 'sent' }
    if (mail.lastError === null) return { state: 'waiting' }
    return { state: 'failed', ...(mail.attempts < MAX_ATTEMPTS && { nextTryAt: mail.nextTryAt.toISOString() }) }
  }
}

/** Whether mails go to a mail server; without one they lie in a folder and reach nobody. */
export const hasMailServer = (): boolean => outbox() === null

/** Whether mails reach a mail server, and how many it has refused at least twice and not taken since. */
export async function mailState(): Promise<{ isConfigured: boolean; stuck: number }> {
  const stuck = await read.mail.count({ where: { sentAt: null, attempts: { gte: STUCK_ATTEMPTS } } })
  return { isConfigured: hasMailServer(), stuck }
}

/** Deletes mails sent a month ago. */
export async function purgeSent(now = Date.now()): Promise<void> {
  await write(transaction => transaction.mail.deleteMany({ where: { sentAt: { lt: new Date(now - RETENTION_MS) } } }))
}

/** Also at once when the time was set by a clock that has gone back since. */
const dueAt = (now: Date) => [
  { nextTryAt: { lte: now } },
  { nextTryAt: { gt: new Date(now.getTime() + 2 * Math.max(...BACKOFF_MS)) } },
]

/** Mails that were sent but could not be marked as sent: they are not sent again. */
const accepted = new Set<string>()

/**
 * Delivers the mails that are due, one after the other, and returns how many were sent. A failed mail is tried again with a growing delay;
 * of a sent one only the envelope is stored, as its text may hold a secret. Ends between two mails once `signal` is aborted.
 */
export async function deliverDue(now = new Date(), signal?: AbortSignal): Promise<number> {
  const due = await read.mail.findMany({
    where: { sentAt: null, attempts: { lt: MAX_ATTEMPTS }, OR: dueAt(now) },
    orderBy: { createdAt: 'asc' },
    take: 50,
  })
  let sent = 0
  for (const { id, attempts, ...mail } of due) {
    if (signal?.aborted) break
    const claimed = await write(transaction =>
      transaction.mail.updateMany({
        where: { id, sentAt: null, attempts },
        data: { attempts: attempts + 1, nextTryAt: new Date(now.getTime() + LEASE_MS) },
      }),
    )
    if (claimed.count === 0) continue
    try {
      if (!accepted.has(id)) await deliver(id, { ...envelopeOf(id, mail), ...(await conversationOf(id, mail)) })
    } catch (error) {
      const delay = BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length - 1)] ?? MINUTE_MS
      await write(transaction =>
        transaction.mail.updateMany({
          where: { id },
          data: { nextTryAt: new Date(now.getTime() + delay), lastError: String(error).slice(0, 500) },
        }),
      )
      log.warn(
        { mail: id, attempt: attempts + 1, err: error },
        'a mail could not be delivered and is tried again later',
      )
      continue
    }
    accepted.add(id)
    await write(transaction =>
      transaction.mail.updateMany({
        where: { id },
        data: { sentAt: new Date(), lastError: null, text: '', html: '', stop: null },
      }),
    )
    accepted.delete(id)
    sent++
  }
  return sent
}

/** Sends a mail past the queue and gives what the mail server said: to try it. Throws what nodemailer throws. */
export async function sendNow(email: Email): Promise<string | undefined> {
  await refreshAgency()
  const id = randomUUID()
  return deliver(id, envelopeOf(id, email))
}

const messageId = (id: string) => `<${id}@${new URL(config.PUBLIC_URL).hostname}>`

function envelopeOf(
  id: string,
  { to, replyTo, subject, text, html, byPerson, stop }: Email | Omit<Mail, 'id' | 'attempts'>,
): SendMailOptions {
  return {
    from: sender(),
    to,
    ...(replyTo && { replyTo }),
    subject,
    text,
    html,
    messageId: messageId(id),
    headers: {
      ...(!byPerson && { 'Auto-Submitted': 'auto-generated' }), // RFC 3834
      ...(stop && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(stop && { list: { unsubscribe: stop } }),
  }
}

/**
 * What joins a mail to those before it that its reader has of the same record, so that mail programs show one conversation. All of them
 * refer to the record, too: what is no longer stored here is still joined by that.
 */
async function conversationOf(id: string, { to, thread, createdAt }: Pick<Mail, 'to' | 'thread' | 'createdAt'>) {
  if (thread === null) return {}
  const before = await read.mail.findMany({
    where: { thread, to, createdAt: { lte: createdAt }, NOT: { id } },
    orderBy: { createdAt: 'desc' },
    take: REFERENCES_MAX,
    select: { id: true },
  })
  const earlier = before.map(mail => messageId(mail.id)).toReversed()
  return { references: [messageId(thread), ...earlier], ...(earlier.length > 0 && { inReplyTo: earlier.at(-1)! }) }
}

/** MAIL_FROM, with the agency's name unless it has one, or the agency's first address; an address at this host until it has one. */
function sender() {
  const { name, emails } = withLocale(baseLocale, agency)
  const from = config.MAIL_FROM ?? emails[0]?.email ?? `no-reply@${new URL(config.PUBLIC_URL).hostname}`
  return from.includes('<') ? from : { name, address: from }
}

/** How a mail names its sender. */
export function senderName(): string {
  const from = sender()
  return typeof from === 'string' ? from : `${from.name} <${from.address}>`
}

let isRunning = false
let isRequested = false

/** Starts a delivery; during one, another follows for mails that were queued meanwhile. */
export function deliverSoon(): void {
  isRequested = true
  if (isRunning) return
  isRunning = true
  runInBackground(deliverWhileRequested)
}

async function deliverWhileRequested() {
  try {
    while (isRequested) {
      isRequested = false
      await refreshAgency()
      await deliverDue()
    }
  } finally {
    isRunning = false
  }
}
