import { read } from '#server/db/client.ts'
import { can, type Holder } from '#server/permissions.ts'

/** What these applications went on without; the latest first. The reason is for those who may read applications. */
export async function skipsOf(reader: Holder, applicationIds: string[]) {
  const entries = await read.applicationEntry.findMany({
    where: { applicationId: { in: applicationIds }, kind: 'skip' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  })
  return entries.map(({ id, outcome, text, by, at }) => ({
    id,
    outcome,
    text: can(reader, 'applications') ? text : '',
    by,
    at: at.toISOString(),
  }))
}
