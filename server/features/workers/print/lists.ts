import { today } from '#i18n/format.ts'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { type Fact, facts } from '#server/features/workers/print/facts.ts'
import type { Person } from '#server/features/workers/print/person.ts'
import { type Block, dayText, type Part } from '#server/print/document.ts'

/** A column without `of` is filled in by hand. */
type Column = Pick<Fact, 'label'> & Partial<Fact> & { width: number }

const wide = (fact: Fact, width: number): Column => ({ ...fact, width })
const byHand = (label: () => string, width: number): Column => ({ label, width })

/** What BMET clears: who, by passport and parents, goes where, for whom and for which wage. */
export const clearanceList = (people: Person[]): Part[] =>
  listOf(m.print_clearance(), people, [
    table(people, [
      wide(facts.name, 3),
      wide(facts.parents, 3.3),
      wide(facts.passport, 2.7),
      wide(facts.passportIssued, 2.5),
      wide(facts.passportExpires, 2.5),
      wide(facts.visa, 2.9),
      wide(facts.sponsor, 2.5),
      wide(facts.trade, 2.7),
      wide(facts.country, 2.5),
      wide(facts.wage, 2.5),
    ]),
  ])

/** Who flies together, and who sees them off: a table for each flight, the first one first, those without a flight last. */
export function flightManifest(people: Person[]): Part[] {
  const dayOf = ({ documents }: Person) => documents.ticket?.heldOn || '9999'
  const keyOf = (person: Person) => [dayOf(person), facts.flight.of(person)].join(' ')
  const flights = [...Map.groupBy(people, keyOf)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return listOf(
    m.print_manifest(),
    people,
    flights.flatMap(([, group]): Block[] => [
      { kind: 'heading', text: flightOf(group[0]!) || m.print_no_flight() },
      table(group, [
        wide(facts.name, 4),
        wide(facts.passport, 2.5),
        wide(facts.pnr, 2.5),
        wide(facts.trade, 2.5),
        wide(facts.country, 2.5),
        wide(facts.seenOff, 3),
      ]),
    ]),
  )
}

const flightOf = (person: Person) => [facts.flight.of(person), facts.flightDay.of(person)].filter(Boolean).join(', ')

/** Whose passport the agency has taken, until when, each signed for: nobody may keep one. */
export const passportList = (people: Person[]): Part[] =>
  listOf(m.print_passports(), people, [
    { kind: 'paragraph', text: m.print_passports_text() },
    { kind: 'paragraph', text: m.document_passports() },
    table(
      people,
      [
        wide(facts.name, 4),
        wide(facts.passport, 2.5),
        byHand(m.print_given, 2.2),
        byHand(m.print_given_signed, 3.3),
        byHand(m.print_returned, 2.2),
        byHand(m.print_returned_signed, 3.3),
      ],
      true,
    ),
  ])

const listOf = (title: string, people: Person[], blocks: Block[]): Part[] => [
  {
    language: getLocale(),
    title,
    lead: m.print_list_lead({ ...plural(people.length), day: dayText(today()) }),
    blocks,
  },
]

const table = (people: Person[], columns: Column[], isSigned = false): Block => ({
  kind: 'table',
  head: [m.print_no(), ...columns.map(({ label }) => label())],
  widths: [1.3, ...columns.map(({ width }) => width)],
  rows: people.map((person, n) => [formatNumber(n + 1), ...columns.map(({ of }) => of?.(person) ?? '')]),
  isSigned,
})
