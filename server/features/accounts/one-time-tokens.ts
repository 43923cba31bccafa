import { createHash, randomBytes } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { runInBackground } from '#server/jobs/background.ts'
import type { Role, TicketKind } from '../../../prisma/generated/sqlite/enums.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const EXPIRED_INVITATION_MS = 37 * DAY_MS
const LIFETIME_MS: Record<TicketKind, number> = {
  reset: HOUR_MS,
  link: 10 * MINUTE_MS,
  invitation: 7 * DAY_MS,
  email: DAY_MS,
  provider: 10 * MINUTE_MS,
  setup: HOUR_MS,
  factor: 10 * MINUTE_MS,
  registration: 10 * MINUTE_MS,
  passkey: 10 * MINUTE_MS,
  confirmation: 10 * MINUTE_MS,
}
const EXPIRED_MESSAGES: Record<TicketKind, () => string> = {
  reset: m.ticket_reset_dead,
  link: m.ticket_link_dead,
  invitation: m.ticket_invitation_dead,
  email: m.ticket_email_dead,
  provider: m.ticket_link_dead,
  setup: m.ticket_setup_dead,
  factor: m.factor_late,
  registration: m.passkey_late,
  passkey: m.passkey_late,
  confirmation: m.passkey_late,
}

type NewToken = { kind: TicketKind; email?: string | null; role?: Role; userId?: string | null; sessionId?: string }

/**
 * Creates a token and gives its secret, which is not stored. Older ones stay valid: nobody can break a link by
 * requesting another. docs/decisions/0024 says why.
 */
export async function issueToken(transaction: Writer, ticket: NewToken): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await transaction.ticket.create({
    data: { ...ticket, id: digest(secret), expiresAt: new Date(Date.now() + LIFETIME_MS[ticket.kind]) },
  })
  return secret
}

/** The token of a secret, without consuming it; null when it is not valid any more. */
export async function findToken(kind: TicketKind, secret: string) {
  const ticket = await read.ticket.findFirst({
    where: { id: digest(secret), kind, usedAt: null },
    include: { user: true },
  })
  if (!ticket || ticket.expiresAt > new Date()) return ticket
  expireLateToken(ticket.id)
  return null
}

/** Whether a secret was consumed before. */
export async function isUsed(kind: TicketKind, secret: string): Promise<boolean> {
  return (await read.ticket.count({ where: { id: digest(secret), kind, usedAt: { not: null } } })) > 0
}

/** Consumes a secret; of concurrent attempts one succeeds. Throws BAD_REQUEST when it is used, replaced, expired or unknown. */
export async function consume(transaction: Writer, kind: TicketKind, secret: string) {
  const id = digest(secret)
  const { count } = await transaction.ticket.updateMany({
    where: { id, kind, ...valid() },
    data: { usedAt: new Date() },
  })
  const ticket = await transaction.ticket.findFirst({ where: { id, kind } })
  if (ticket && !ticket.usedAt) expireLateToken(id)
  if (count !== 1 || !ticket)
    throw new AppError('BAD_REQUEST', EXPIRED_MESSAGES[kind](), {
      reason: ticket?.usedAt ? 'link-used' : 'link-expired',
    })
  return ticket
}

/**
 * Deletes tokens a day after they expired: until then a late click gets the reason. Invitations are listed for a month,
 * to be sent again.
 */
export async function purgeTokens(): Promise<void> {
  await write(transaction =>
    transaction.ticket.deleteMany({
      where: {
        expiresAt: { lt: new Date(Date.now() - DAY_MS) },
        OR: [
          { kind: { not: 'invitation' } },
          { usedAt: { not: null } },
          { createdAt: { lt: new Date(Date.now() - EXPIRED_INVITATION_MS) } },
        ],
      },
    }),
  )
}

/**
 * Expires a late token for good: it would be valid again if the clock were set back. In the background, since the
 * caller's transaction may roll back.
 */
function expireLateToken(id: string) {
  runInBackground(() =>
    write(transaction =>
      transaction.ticket.updateMany({ where: { id, usedAt: null }, data: { expiresAt: new Date(0) } }),
    ),
  )
}

const valid = () => ({ usedAt: null, expiresAt: { gt: new Date() } })

function digest(secret: string) {
  return createHash('sha256').update(secret).digest('hex')
}
