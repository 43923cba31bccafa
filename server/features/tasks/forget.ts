import { read, write } from '#server/db/client.ts'
import { mayErase } from '#server/installation/held-erasures.ts'

const KEPT_MS = 365 * 24 * 60 * 60 * 1000
/** What goes with no record of a person. */
const alone = { applicationId: null, demandId: null, enquiryId: null, workerId: null }

/** Deletes tasks that go with no record of a person, a year after they were done, and gives how many. */
export async function forgetDone(now = Date.now()): Promise<number> {
  const where = { ...alone, doneAt: { lt: new Date(now - KEPT_MS) } }
  const [due, total] = await Promise.all([read.task.count({ where }), read.task.count({ where: alone })])
  if (!(await mayErase('tasks', { due, total }))) return 0
  const { count } = await write(transaction => transaction.task.deleteMany({ where }))
  return count
}
