import { randomUUID } from 'node:crypto'
import { config } from '#server/config.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { runInBackground } from '#server/jobs/background.ts'
import { log } from '#server/log.ts'
import { gauge } from '#server/http/metrics.ts'
import { deliver } from '#server/mail/transport.ts'

const MINUTE = 60_000
const LEASE = 5 * MINUTE // in which one process alone tries
const WAITS = [1, 5, 15, 60, 180, 360, 720].map(minutes => minutes * MINUTE)
const MONTH = 30 * 24 * 60 * MINUTE
const MOST_ATTEMPTS = 15 // about a week

gauge('mails_waiting', 'Mails that no mail server has taken yet', async () =>
  read.mail.count({ where: { sentAt: null } }),
)

export type Email = { to: string; replyTo?: string; subject: string; text: string; html: string }

/** Puts a mail into the queue, in the transaction of what it tells about; `deliverSoon` sends it afterwards. Line breaks in a subject become spaces. */
export async function enqueue(transaction: Writer, { subject, ...letter }: Email): Promise<void> {
  await transaction.mail.create({
    data: { id: randomUUID(), ...letter, subject: subject.replace(/\s+/g, ' ').slice(0, 200) },
  })
}

/** Forgets mails sent a month ago. */
export async function purgeSent(now = Date.now()): Promise<void> {
  await write(transaction => transaction.mail.deleteMany({ where: { sentAt: { lt: new Date(now - MONTH) } } }))
}

/** Mails that went, though the database could not note it yet: they are not sent again. */
const taken = new Set<string>()

/** Delivers what is due, one mail after the other. A mail that cannot be delivered now waits, longer each time; none is lost. Of a mail that went only the envelope is kept: its text may hold a secret. Gives how many went. */
export async function deliverDue(now = new Date()): Promise<number> {
  const due = await read.mail.findMany({
    where: { sentAt: null, nextTryAt: { lte: now }, attempts: { lt: MOST_ATTEMPTS } },
    orderBy: { createdAt: 'asc' },
    take: 50,
  })
  let sent = 0
  for (const { id, to, replyTo, subject, text, html, attempts } of due) {
    const isMine = await write(transaction =>
      transaction.mail.updateMany({
        where: { id, sentAt: null, attempts },
        data: { attempts: attempts + 1, nextTryAt: new Date(now.getTime() + LEASE) },
      }),
    )
    if (isMine.count === 0) continue
    try {
      if (!taken.has(id))
        await deliver({
          from: config.MAIL_FROM,
          to,
          replyTo: replyTo ?? undefined,
          subject,
          text,
          html,
          messageId: `<${id}@${new URL(config.PUBLIC_URL).hostname}>`,
        })
    } catch (error) {
      const wait = WAITS[Math.min(attempts, WAITS.length - 1)] ?? MINUTE
      await write(transaction =>
        transaction.mail.updateMany({
          where: { id },
          data: { nextTryAt: new Date(now.getTime() + wait), lastError: String(error).slice(0, 500) },
        }),
      )
      log.warn(
        { mail: id, attempt: attempts + 1, err: error },
        'a mail could not be delivered and is tried again later',
      )
      continue
    }
    taken.add(id)
    await write(transaction =>
      transaction.mail.updateMany({ where: { id }, data: { sentAt: new Date(), lastError: null, text: '', html: '' } }),
    )
    taken.delete(id)
    sent++
  }
  return sent
}

let isRunning = false
let isAsked = false

/** Begins a delivery. Asked during one, it begins another right after, for what has come meanwhile. */
export function deliverSoon(): void {
  isAsked = true
  if (isRunning) return
  isRunning = true
  runInBackground(deliverWhileAsked)
}

async function deliverWhileAsked() {
  try {
    while (isAsked) {
      isAsked = false
      await deliverDue()
    }
  } finally {
    isRunning = false
  }
}
