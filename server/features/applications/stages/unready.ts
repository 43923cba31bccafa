import type { z } from '#i18n/zod.ts'
import { read } from '#server/db/client.ts'
import type { unreadyInput } from '#server/features/applications/work-schema.ts'
import { findGaps, gapsFor } from '#server/features/applications/contributed.ts'
import type { Holder } from '#server/permissions.ts'

/** Who of these lacks something for a state, and what and why, in their order: asked before many are moved. */
export async function unready(reader: Holder, { ids, state }: z.output<typeof unreadyInput>) {
  const applications = await read.application.findMany({ where: { id: { in: ids } } })
  const gapsIn = await findGaps(applications)
  return ids.map(id => ({ id, gaps: gapsFor(reader, gapsIn(id, state)) })).filter(({ gaps }) => gaps.length > 0)
}
