import type { Writer } from '#server/db/client.ts'

/** Counts of attempts that a feature keeps beside the limits of requests, each under a key of its own. */
export const findCounts = (transaction: Writer, keys: string[]) =>
  transaction.rateLimiterFlexible.findMany({ where: { key: { in: keys } } })

/** Counts one more, until `expire`: anew from each attempt with `isProlonged`. Gives how many there are. */
export async function addCount(
  transaction: Writer,
  { key, expire, isProlonged }: { key: string; expire: Date; isProlonged?: true },
): Promise<number> {
  const { points } = await transaction.rateLimiterFlexible.upsert({
    where: { key },
    create: { key, points: 1, expire },
    update: { points: { increment: 1 }, ...(isProlonged && { expire }) },
  })
  return points
}

/** Counts one less. */
export async function takeBackCounts(transaction: Writer, keys: string[]): Promise<void> {
  await transaction.rateLimiterFlexible.updateMany({
    where: { key: { in: keys } },
    data: { points: { decrement: 1 } },
  })
}
