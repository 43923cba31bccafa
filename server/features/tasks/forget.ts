import { write } from '#server/db/client.ts'

const KEPT_MS = 365 * 24 * 60 * 60 * 1000

/** Deletes tasks that go with no record of a person, a year after they were done, and gives how many. */
export const forgetDone = (): Promise<number> =>
  write(async transaction => {
    const { count } = await transaction.task.deleteMany({
      where: {
        applicationId: null,
        demandId: null,
        enquiryId: null,
        workerId: null,
        doneAt: { lt: new Date(Date.now() - KEPT_MS) },
      },
    })
    return count
  })
