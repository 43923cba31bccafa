import { hold, idsHeld, release } from '#server/drafts/presence.ts'
import { read, write } from '#server/db/client.ts'
import type { Actor } from '#server/actor.ts'
import { conditionOf } from '#server/features/applications/lists/filter.ts'
import { byId } from '#server/features/applications/record.ts'
import type { nextCallInput } from '#server/features/applications/work-schema.ts'
import type { Holder } from '#server/permissions.ts'
import type { z } from '#i18n/zod.ts'
import { Prisma } from '../../../../prisma/generated/sqlite/client.ts'

type Caller = Actor & Holder & { id: string }

/**
 * Who is called next, of a vacancy or of all, and how many there are with them: those whose call is due before those
 * whom nobody has called, whoever waits longest first. Nobody of `passed`, and nobody whom a colleague is calling; `id`
 * asks for one of them all the same. Nobody left gives none, and how
 * many come back later, with when the first of them does. Whoever the tab had before is free for colleagues again.
 */
export async function nextCall(by: Caller, { id, tab, passed, vacancy }: z.output<typeof nextCallInput>) {
  const next = await write(async transaction => {
    const held = await idsHeld(transaction, 'applications', tab)
    const where = conditionOf({ vacancy, show: 'calls' })
    const queue = await transaction.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "Application" WHERE ${where} ${except([...passed, ...held])}
      ORDER BY CASE WHEN "callAgainSince" IS NULL THEN 1 ELSE 0 END, "callAgainSince", "createdAt", "id"`
    const taken = id ?? queue[0]?.id
    if (taken) await hold(transaction, 'applications', by, { tab, _id: taken })
    else await release(transaction, by, tab)
    return { id: taken, left: queue.filter(each => each.id !== taken).length }
  })
  if (!next.id) return { left: next.left, application: null, later: await findLater(vacancy) }
  return { left: next.left, application: await byId(by, next.id) }
}

/** How many are to be called at a time that is ahead, and when the first of them is; undefined where nobody is. */
async function findLater(vacancy: string | undefined) {
  const later = await read.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Application" WHERE ${conditionOf({ vacancy, show: 'later' })} ORDER BY "callAgainSince"`
  const first = later[0] && (await read.application.findUnique({ where: { id: later[0].id } }))
  return first?.callAgainSince ? { count: later.length, at: first.callAgainSince.toISOString() } : undefined
}

const except = (ids: string[]) => (ids.length > 0 ? Prisma.sql`AND "id" NOT IN (${Prisma.join(ids)})` : Prisma.empty)
