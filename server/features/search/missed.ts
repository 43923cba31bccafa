import { foldText } from '#i18n/typed/text.ts'
import { read, write } from '#server/db/client.ts'
import { searchTables } from '#server/features/search/tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** So many are kept; those that were asked last longest ago go first. */
export const MISSED_MAX = 500
const SHOWN_MAX = 50
const LENGTH_MAX = 60

export type Missed = { words: string; count: number }

/**
 * Counts words that nothing was found for, and nothing of who asked. What has a number or may be an address is not
 * kept, as it may be somebody's.
 */
export async function countMissed(query: string): Promise<void> {
  const words = foldText(query).replace(/\s+/g, ' ').trim()
  if (!words || words.length > LENGTH_MAX || /[\p{N}@/]|\.\p{L}/u.test(words)) return
  const askedAt = new Date()
  await write(async transaction => {
    await transaction.missedSearch.upsert({
      where: { words },
      create: { words, count: 1, askedAt },
      update: { count: { increment: 1 }, askedAt },
    })
    const over = await transaction.missedSearch.findMany({
      orderBy: [{ askedAt: 'desc' }, { words: 'asc' }],
      skip: MISSED_MAX,
      select: { words: true },
    })
    if (over.length > 0)
      await transaction.missedSearch.deleteMany({ where: { words: { in: over.map(each => each.words) } } })
  })
}

/** What was looked for in vain, the most frequent first. */
export const missed = (): Promise<Missed[]> =>
  read.missedSearch.findMany({
    orderBy: [{ count: 'desc' }, { askedAt: 'desc' }, { words: 'asc' }],
    take: SHOWN_MAX,
    select: { words: true, count: true },
  })

/** Takes words from the list, which are no question or are answered now. */
export const forgetMissed = (words: string): Promise<{ count: number }> =>
  write(transaction => transaction.missedSearch.deleteMany({ where: { words } }))

/** Forgets what nobody has looked for in a long time. */
export async function purgeMissed(now = Date.now()): Promise<void> {
  const { days } = searchTables.MissedSearch.kept
  await write(transaction =>
    transaction.missedSearch.deleteMany({ where: { askedAt: { lt: new Date(now - days * DAY_MS) } } }),
  )
}
