import { hold, idsHeld, release } from '#server/drafts/presence.ts'
import { write } from '#server/db/client.ts'
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
 * asks for one of them all the same. Nobody left gives none. Whoever the tab had before is free for colleagues again.
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
  return { left: next.left, application: next.id ? await byId(by, next.id) : null }
}

const except = (ids: string[]) => (ids.length > 0 ? Prisma.sql`AND "id" NOT IN (${Prisma.join(ids)})` : Prisma.empty)
