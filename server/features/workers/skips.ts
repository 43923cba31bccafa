import { read } from '#server/db/client.ts'

/** What these applications went on without, and why; the latest first. */
export async function skipsOf(applicationIds: string[]) {
  const entries = await read.applicationEntry.findMany({
    where: { applicationId: { in: applicationIds }, kind: 'skip' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  })
  return entries.map(({ id, outcome, text, by, at }) => ({ id, outcome, text, by, at: at.toISOString() }))
}
