import { today } from '#i18n/format.ts'
import { languageOf, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { employerOf, employmentContract, type Subject } from '#server/features/vacancies/domain.ts'
import { costLabels, labelOf } from '#server/features/vacancies/schema.ts'
import { type Fact, facts, kinOf, nameOf, wageFor } from '#server/features/workers/print/facts.ts'
import { homeOf } from '#server/features/workers/people.shared.ts'
import type { Person } from '#server/features/workers/print/person.ts'
import { withLocale } from '#server/http/locale-middleware.ts'
import { BLANK, dayText, type Part } from '#server/print/document.ts'

const LANGUAGES = ['en', 'bn'] as const

/** What the contract of a worker states. */
export const contractFacts: Fact[] = [
  facts.name,
  facts.passport,
  facts.born,
  facts.home,
  // a home without it has a line for it; where nothing of a home is stored, that is said already
  { label: m.worker_village, of: ({ worker }) => (worker && homeOf(worker) ? worker.village : BLANK) },
  facts.kin,
  facts.employer,
  facts.trade,
  facts.country,
  facts.wage,
  facts.hours,
  facts.months,
  facts.housing,
  facts.food,
  facts.going,
  facts.returning,
  facts.medicalPayer,
  facts.insurance,
  facts.compensation,
]

/** The contract of one worker, in English and then in Bangla; a line to write on stands for each thing that nobody has stated. */
export async function contract(person: Person): Promise<Part[]> {
  const { application } = person
  const employer = application?.vacancyId ? await employerOf(application.vacancyId) : {}
  return LANGUAGES.map(language =>
    withLocale(language, () => ({
      language,
      title: m.document_contract(),
      lead: m.print_contract_lead({ file: (person.worker ?? application)?.reference ?? '', day: dayText(today()) }),
      blocks: employmentContract(subjectOf(person, employer)),
    })),
  )
}

function subjectOf(person: Person, employer: Partial<Subject>): Subject {
  const { worker, vacancy, passport, application } = person
  const { country, employer: company, currency, period, hours, days, months, housing, food } = vacancy
  const agreed = wageFor(application, vacancy)
  const costs = vacancy.costs ?? []
  const sharedBy = (payer: string) => payer === 'worker' || payer === 'shared'
  const text = (english = '', bangla = '') => localizedText(english, bangla).children
  const trade = vacancy.trade || application?.trade || worker?.trade
  const listed = costs.filter(({ item }, n) => item !== 'other' && costs.findIndex(other => other.item === item) === n)
  return {
    ...employer,
    ...(company && { company }),
    ...(country && { country }),
    city: text(vacancy.city, vacancy.cityBn),
    overtime: ended(text(vacancy.overtime, vacancy.overtimeBn)),
    compensation: ended(text(vacancy.compensation, vacancy.compensationBn)),
    lines: [
      {
        ...(trade && { trade }),
        ...(agreed && { wage: agreed }),
        ...(currency && { currency }),
        ...(period && { period }),
        ...(hours && { hours }),
        ...(days && { days }),
        ...(months && { months }),
        ...(housing && { housing }),
        ...(food && { food }),
      },
    ],
    payers: Object.fromEntries(listed.map(({ item, payer }) => [item, payer])),
    most: Object.fromEntries(
      listed.flatMap(({ item, payer, maxTaka }) =>
        sharedBy(payer) && maxTaka !== undefined ? [[item, maxTaka] as const] : [],
      ),
    ),
    others: costs
      .filter(cost => !listed.includes(cost))
      .map(({ item, note, noteBn, payer, maxTaka }) => ({
        name: [labelOf(costLabels, item), text(note, noteBn)].filter(Boolean).join(': '),
        payer,
        most: sharedBy(payer) ? maxTaka : undefined,
      })),
    worker: {
      name: nameOf(person),
      passport,
      bornOn: worker?.bornOn ?? '',
      home: worker ? homeOrBlanks(worker) : '',
      nominee: kinOf(person),
    },
  }
}

/** A home of which the village is not known has a line for it. */
const homeOrBlanks = (worker: NonNullable<Person['worker']>) =>
  [worker.village ? '' : BLANK, homeOf(worker)].filter(Boolean).join(', ')

/** With the stop that people leave out after a single sentence. */
const ended = (text: string) =>
  !text || /[.!?।]$/.test(text) ? text : `${text}${languageOf(text) === 'bn' ? '।' : '.'}`
