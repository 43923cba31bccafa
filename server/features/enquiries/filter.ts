import { phoneDigits } from '#i18n/typed/phone-digits.ts'
import { wordsOf } from '#i18n/typed/words.ts'
import { holds, holdsDigits } from '#server/db/client.ts'
import type { EnquiriesFilter } from '#server/features/enquiries/schema.ts'
import { NONE } from '#server/features/enquiries/states.shared.ts'
import { assigneeCondition, idsDue, ofReader } from '#server/features/work/domain.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

const MOMENT_MS = 30 * 60 * 1000

type Reader = { id: string }

/** The condition of a list; without a state it is of everything but spam. `search` covers notes and answers, too. */
export function conditionOf(reader: Reader, filter: EnquiriesFilter): Prisma.Sql {
  return allOf([stateCondition(filter.state), ...otherConditions(reader, filter)])
}

/**
 * The same with what was in the list a moment ago: who reads the unread messages one by one can go back, though they are read by then.
 */
export function conditionForWalking(reader: Reader, filter: EnquiriesFilter, now = Date.now()): Prisma.Sql {
  const since = new Date(now - MOMENT_MS)
  const recent = Prisma.sql`"readAt" > ${since} OR "answeredAt" > ${since} OR "handledAt" > ${since}`
  const state =
    filter.state && filter.state !== 'spam'
      ? Prisma.sql`(${stateCondition(filter.state)} OR ("state" <> 'spam' AND (${recent})))`
      : stateCondition(filter.state)
  return allOf([state, ...otherConditions(reader, filter)])
}

function allOf(conditions: Prisma.Sql[]) {
  return Prisma.sql`"deletedAt" IS NULL AND ${Prisma.join(conditions, ' AND ')}`
}

function stateCondition(state: EnquiriesFilter['state']) {
  if (!state) return Prisma.sql`"state" <> 'spam'`
  return state === 'todo' ? Prisma.sql`"state" IN ('new', 'open')` : Prisma.sql`"state" = ${state}`
}

function otherConditions(reader: Reader, filter: EnquiriesFilter) {
  const { search, subject, company, assignee, due } = ofReader(reader, filter)
  return [
    ...(search ? [Prisma.join(placesOf(search), ' OR ', '(', ')')] : []),
    ...(subject ? [equals('subject', subject)] : []),
    ...(company ? [equals('company', company)] : []),
    ...(assignee ? [assigneeCondition(assignee)] : []),
    ...(due ? [Prisma.sql`"id" IN (${idsDue('enquiries', due)})`] : []),
  ]
}

/** A telephone number is found in any spelling, and a name by its words; in what was written the words stand together. */
function placesOf(search: string) {
  const digits = phoneDigits(search)
  const words = wordsOf(search)
  return [
    ...(words.length > 0 ? [allWords(words)] : []),
    holds(['lastName', 'email', 'phone', 'reference', 'message'], search),
    Prisma.sql`"id" IN (SELECT "enquiryId" FROM "EnquiryEntry" WHERE ${holds(['text', 'subject'], search)})`,
    ...(digits ? [holdsDigits(['phone'], digits)] : []),
  ]
}

const allWords = (words: string[]) =>
  Prisma.join(
    words.map(word => holds(['lastName', 'email', 'reference'], word)),
    ' AND ',
    '(',
    ')',
  )

function equals(column: string, value: string) {
  const name = Prisma.raw(`"${column}"`)
  return value === NONE ? Prisma.sql`${name} IS NULL` : Prisma.sql`${name} = ${value}`
}
