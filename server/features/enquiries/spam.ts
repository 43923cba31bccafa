import { createHash } from 'node:crypto'
import { chunk, read, type Writer } from '#server/db/client.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** Both kinds have to be known by as many messages before anything is judged. */
export const EXAMPLES_MIN = 20
const CERTAINTY_MIN = 0.999
const WORDS_MAX = 200
const TELLING_MAX = 20
const SIGNS_MIN = 3
const SIGNS_SHOWN = 5
/** The row that counts the messages themselves. */
const TOTAL = ''
const SCRIPTS = ['Latin', 'Bengali', 'Arabic', 'Cyrillic', 'Han', 'Devanagari'] as const

type Message = { lastName: string; message: string; language: string }
type Kind = 'spam' | 'wanted'
type Counts = Map<string, { spam: number; wanted: number }>

/** What a message is judged by: its words of four letters and more, where its links lead, its scripts, the language of the form. */
function wordsOf({ lastName, message, language }: Message): string[] {
  const text = `${lastName}\n${message}`.toLowerCase()
  const links = [...text.matchAll(/(?:https?:\/\/|www\.)([\p{L}\p{N}.-]+)/gu)].map(([, host]) => `//${host}`)
  const words = text.match(/[\p{L}\p{M}]{4,30}/gu) ?? []
  const scripts = SCRIPTS.filter(script => new RegExp(`\\p{Script=${script}}{3}`, 'u').test(text))
  return [
    ...new Set([`form ${language} ${scripts.join(' ')}`, ...(links.length > 0 ? ['//', ...links] : []), ...words]),
  ].slice(0, WORDS_MAX)
}

/**
 * The words by which a message is spam beyond doubt, most telling first; undefined where it is not, or too few messages are known. A naive
 * Bayes classifier after Robinson: words that are rarely seen count little, and only the most telling ones count at all.
 * docs/decisions/0097 says why.
 */
function spamSigns(words: string[], counts: Counts): string[] | undefined {
  const total = counts.get(TOTAL)
  if (!total || Math.min(total.spam, total.wanted) < EXAMPLES_MIN) return undefined
  const telling = words
    .map(word => ({ word, spamminess: spamminessOf(counts.get(hashOf(word)), total) }))
    .toSorted((one, other) => Math.abs(other.spamminess - 0.5) - Math.abs(one.spamminess - 0.5))
    .slice(0, TELLING_MAX)
  const logOdds = telling.reduce((sum, { spamminess }) => sum + Math.log(spamminess / (1 - spamminess)), 0)
  const signs = telling.filter(({ spamminess }) => spamminess > 0.8).map(({ word }) => word)
  const isCertain = 1 / (1 + Math.exp(-logOdds)) >= CERTAINTY_MIN
  return isCertain && signs.length >= SIGNS_MIN ? signs : undefined
}

function spamminessOf(seen: { spam: number; wanted: number } | undefined, total: { spam: number; wanted: number }) {
  if (!seen) return 0.5
  const [spam, wanted] = [seen.spam / total.spam, seen.wanted / total.wanted]
  const times = seen.spam + seen.wanted
  const found = spam + wanted > 0 ? spam / (spam + wanted) : 0.5
  return Math.min(0.99, Math.max(0.01, (0.5 + times * found) / (1 + times)))
}

/** The words that make a new message look like those that staff marked as spam, for them to read; undefined where it does not. */
export async function judge(message: Message): Promise<string | undefined> {
  const words = wordsOf(message)
  const rows = await read.spamWord.findMany({ where: { hash: { in: [TOTAL, ...words.map(hashOf)] } } })
  const signs = spamSigns(words, new Map(rows.map(row => [row.hash, row])))
  return signs
    ?.filter(word => word !== '//' && !word.includes(' '))
    .map(word => word.replace('//', ''))
    .slice(0, SIGNS_SHOWN)
    .join(', ')
}

/** Adds up the words in messages that staff have judged, and takes back an earlier judgement. */
export async function learn(
  transaction: Writer,
  messages: (Message & { id: string; learnedAs: string | null })[],
  kind: Kind,
): Promise<void> {
  const fresh = messages.filter(({ learnedAs }) => learnedAs !== kind)
  const changes: Counts = new Map()
  for (const message of fresh)
    for (const hash of [TOTAL, ...wordsOf(message).map(hashOf)]) {
      const change = changes.get(hash) ?? { spam: 0, wanted: 0 }
      change[kind]++
      if (message.learnedAs !== null) change[kind === 'spam' ? 'wanted' : 'spam']--
      changes.set(hash, change)
    }
  for (const part of chunk([...changes]))
    await transaction.$executeRaw`
      INSERT INTO "SpamWord" ("hash", "spam", "wanted")
      VALUES ${Prisma.join(part.map(([hash, { spam, wanted }]) => Prisma.sql`(${hash}, ${spam}, ${wanted})`))}
      ON CONFLICT ("hash") DO UPDATE SET
        "spam" = "SpamWord"."spam" + excluded."spam", "wanted" = "SpamWord"."wanted" + excluded."wanted"`
  await transaction.enquiry.updateMany({ where: { id: { in: fresh.map(({ id }) => id) } }, data: { learnedAs: kind } })
}

/** Words in messages that were deleted can be compared, but not read. */
function hashOf(word: string) {
  return createHash('sha256').update(word).digest('base64url').slice(0, 12)
}
