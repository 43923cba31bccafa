import { agency } from '#i18n/agency.ts'
import { today } from '#i18n/format.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { recordAll } from '#server/features/activity/domain.ts'
import { gapText } from '#server/features/applications/stages/gaps.shared.ts'
import { contract, contractFacts } from '#server/features/workers/print/contract.ts'
import { type Fact, facts, nameOf } from '#server/features/workers/print/facts.ts'
import { FOR_ONE, type PrintKind, printLabels } from '#server/features/workers/print/kinds.shared.ts'
import { clearanceList, flightManifest, passportList } from '#server/features/workers/print/lists.ts'
import { findPeople, type Person, withPassports } from '#server/features/workers/print/person.ts'
import { referral } from '#server/features/workers/print/referral.ts'
import type { Chosen } from '#server/features/workers/print/schema.ts'
import type { Part, PrintedDocument } from '#server/print/document.ts'

type Writer = {
  write: (people: Person[]) => Part[] | Promise<Part[]>
  /** What it says of each, to be told beforehand where it is not stored. */
  facts: Fact[]
  isWide?: boolean
}

const { name, passport, trade, country, wage } = facts
const writers: Record<PrintKind, Writer> = {
  contract: { write: ([person]) => contract(person!), facts: contractFacts },
  'medical-referral': {
    write: ([person]) => referral(person!),
    facts: [facts.centre, name, passport, facts.born, facts.sex, trade, country],
  },
  'clearance-list': {
    write: clearanceList,
    facts: [
      name,
      facts.father,
      facts.mother,
      passport,
      facts.passportIssued,
      facts.passportExpires,
      facts.visa,
      facts.sponsor,
      trade,
      country,
      wage,
    ],
    isWide: true,
  },
  'flight-manifest': {
    write: flightManifest,
    facts: [facts.flight, facts.flightDay, facts.pnr, name, passport, trade, country, facts.seenOff],
    isWide: true,
  },
  'passport-list': { write: passportList, facts: [name, passport], isWide: true },
}

/** A document for one worker, or for many, from what is stored. */
export type Made = { document: PrintedDocument; fileName: string }

/**
 * Makes a document, with a line in the log for each person whose passport number it shows. Throws NOT_FOUND, and
 * CONFLICT where a number was sealed with another key.
 */
export async function make(by: Actor, kind: PrintKind, chosen: Chosen): Promise<Made> {
  const people = withPassports(await findPeople(chosen))
  if (isForOne(kind) && people.length > 1) throw new AppError('BAD_REQUEST', m.print_one_only())
  await write(transaction =>
    recordAll(
      transaction,
      by,
      'worker-printed',
      people.map(person => ({ ...subjectOf(person), detail: kind })),
    ),
  )
  const { write: writeParts, isWide = false } = writers[kind]
  const title = printLabels[kind]()
  return {
    document: { title, mark: letterhead(), parts: await writeParts(people), isWide },
    fileName: [title, ...(isForOne(kind) ? oneOf(people[0]!) : manyOf(people))].join(' – '),
  }
}

/**
 * What documents of a kind lack of these people: how many of them lack each, how many have no file, and whose papers are
 * not good for the flight. Throws NOT_FOUND.
 */
export async function check(kind: PrintKind, chosen: Chosen) {
  const people = (await findPeople(chosen)).map(person => ({
    ...person,
    passport: person.worker?.passportHash ? 'there' : '',
  }))
  return {
    people: people.length,
    withoutFile: people.filter(({ worker }) => !worker).length,
    /** Whose papers are not good for the flight, and why. */
    unfit: people.flatMap(person =>
      person.unfit.length > 0 ? { name: nameOf(person), why: person.unfit.map(gapText) } : [],
    ),
    missing: writers[kind].facts.flatMap(({ label, of }) => {
      const count = people.filter(person => !of(person)).length
      return count > 0 ? { label: label(), count } : []
    }),
  }
}

/** Who sends it, on top of every page. */
export function letterhead(): string {
  const { name: called, licences } = agency()
  return [called, licences[0]?.number].filter(Boolean).join(' · ')
}

const isForOne = (kind: PrintKind) => FOR_ONE.some(each => each === kind)

/** How the log names somebody, by a reference alone. */
function subjectOf({ worker, application }: Person) {
  const { id, reference } = worker ?? application!
  return { subjectId: id, subject: reference }
}

const oneOf = (person: Person) => [nameOf(person), subjectOf(person).subject]
const manyOf = (people: Person[]) => [m.print_people(plural(people.length)), today()]
