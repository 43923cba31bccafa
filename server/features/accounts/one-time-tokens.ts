import { createHash, randomBytes } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { runInBackground } from '#server/jobs/background.ts'
import type { Role, TicketKind } from '../../../prisma/generated/sqlite/enums.ts'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LIVES: Record<TicketKind, number> = {
  reset: HOUR,
  link: 15 * MINUTE,
  invitation: 7 * DAY,
  email: DAY,
  provider: 10 * MINUTE,
  setup: HOUR,
}
const DEAD: Record<TicketKind, () => string> = {
  reset: m.ticket_reset_dead,
  link: m.ticket_link_dead,
  invitation: m.ticket_invitation_dead,
  email: m.ticket_email_dead,
  provider: m.ticket_link_dead,
  setup: m.ticket_setup_dead,
}

type Given = { kind: TicketKind; email?: string | null; role?: Role; userId?: string | null }

/** Makes what opens a door once and gives its secret, which is written nowhere. Older ones stay good: nobody can spoil a link by asking for another. */
export async function issueToken(transaction: Writer, ticket: Given): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await transaction.ticket.create({
    data: { ...ticket, id: digest(secret), expiresAt: new Date(Date.now() + LIVES[ticket.kind]) },
  })
  return secret
}

/** What a secret would open, without using it up; null when it opens nothing any more. */
export async function findToken(kind: TicketKind, secret: string) {
  const ticket = await read.ticket.findFirst({
    where: { id: digest(secret), kind, usedAt: null },
    include: { user: true },
  })
  if (!ticket || ticket.expiresAt > new Date()) return ticket
  endLate(ticket.id)
  return null
}

/** Whether a secret has been used up already, for whoever comes a second time. */
export async function isUsed(kind: TicketKind, secret: string): Promise<boolean> {
  return (await read.ticket.count({ where: { id: digest(secret), kind, usedAt: { not: null } } })) > 0
}

/** Uses a secret up; of many who try at once one succeeds. Throws BAD_REQUEST when it is used, replaced, expired or none of ours. */
export async function consume(transaction: Writer, kind: TicketKind, secret: string) {
  const id = digest(secret)
  const { count } = await transaction.ticket.updateMany({
    where: { id, kind, ...good() },
    data: { usedAt: new Date() },
  })
  const ticket = await transaction.ticket.findFirst({ where: { id, kind } })
  if (ticket && !ticket.usedAt) endLate(id)
  if (count !== 1 || !ticket)
    throw new AppError('BAD_REQUEST', DEAD[kind](), { reason: ticket?.usedAt ? 'link-used' : 'link-expired' })
  return ticket
}

/** Removes what has been of no use for a day; until then a late click learns why. */
export async function purgeTokens(): Promise<void> {
  await write(transaction =>
    transaction.ticket.deleteMany({ where: { expiresAt: { lt: new Date(Date.now() - DAY) } } }),
  )
}

/** Ends for good what was tried past its end: it would open again when the clock goes back. The transaction that notices it may fail. */
function endLate(id: string) {
  runInBackground(() =>
    write(transaction =>
      transaction.ticket.updateMany({ where: { id, usedAt: null }, data: { expiresAt: new Date(0) } }),
    ),
  )
}

const good = () => ({ usedAt: null, expiresAt: { gt: new Date() } })

function digest(secret: string) {
  return createHash('sha256').update(secret).digest('hex')
}
