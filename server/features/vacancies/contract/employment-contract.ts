import { m } from '#i18n/paraglide/messages.js'
import { BLANK, type Block, dayOrBlank, orBlank } from '#server/print/document.ts'
import {
  agencyFacts,
  costsTable,
  employerFacts,
  hoursOrBlank,
  monthsOrBlank,
  payerOrBlank,
  payersOf,
  placeOf,
  provisionOrBlank,
  type Subject,
  tradeOrBlank,
  wageOrBlank,
} from '#server/features/vacancies/contract/subject.ts'

/** A contract for each trade, each beginning on a page of its own. */
export const employmentContract = (subject: Subject): Block[] =>
  subject.lines.flatMap((line, n): Block[] => [
    ...(n > 0 ? [{ kind: 'new-page' } as const] : []),
    ...contractFor(subject, line),
  ])

/** What section 22 of the Overseas Employment and Migrants Act 2013 wants in a contract, and what it is usual to settle beside. */
function contractFor(subject: Subject, line: Subject['lines'][number]): Block[] {
  const trade = tradeOrBlank(line)
  const { startsOn, worker, overtime, compensation } = subject
  const clause = (title: string, ...sentences: string[]) => ({ title, text: sentences.join(' ') })
  const own = { ...subject, lines: [line] }
  const payers = payersOf(own)
  return [
    { kind: 'heading', text: m.contract_for({ trade }) },
    employerFacts(subject),
    {
      kind: 'facts',
      facts: [
        [m.contract_worker(), orBlank(worker?.name)],
        [m.contract_passport(), orBlank(worker?.passport)],
        [m.contract_born(), dayOrBlank(worker?.bornOn)],
        [m.contract_home(), orBlank(worker?.home)],
        [m.contract_nominee(), orBlank(worker?.nominee)],
      ],
    },
    agencyFacts(),
    {
      kind: 'clauses',
      clauses: [
        clause(m.contract_work(), m.contract_work_text({ trade, place: placeOf(subject), site: BLANK })),
        clause(m.vacancy_wage(), m.contract_wage_text({ wage: wageOrBlank(line), day: BLANK })),
        clause(m.job_hours_label(), m.contract_hours_text({ hours: hoursOrBlank(line) })),
        clause(m.vacancy_overtime(), overtime || m.document_overtime({ times: BLANK })),
        clause(
          m.contract_duration(),
          m.contract_duration_text({ months: monthsOrBlank(line), starts: dayOrBlank(startsOn), probation: BLANK }),
        ),
        clause(m.vacancy_housing(), m.contract_housing_text({ housing: provisionOrBlank(line.housing) })),
        clause(m.vacancy_food(), m.contract_food_text({ food: provisionOrBlank(line.food) })),
        clause(
          m.contract_travel(),
          m.contract_travel_text({
            going: payerOrBlank(payers.going),
            returning: payerOrBlank(payers.returning),
          }),
          m.contract_transport_text(),
        ),
        clause(
          m.contract_medical(),
          m.contract_medical_text({
            test: payerOrBlank(payers.medical),
            insurance: payerOrBlank(payers.insurance),
          }),
          m.document_treatment(),
        ),
        clause(m.contract_leave(), m.document_leave({ leave: BLANK, sick: BLANK })),
        clause(
          m.vacancy_compensation(),
          ...(compensation ? [compensation, m.contract_after_death()] : [m.document_compensation({ amount: BLANK })]),
        ),
        clause(m.contract_papers(), m.document_passports()),
        clause(m.vacancy_part_costs(), m.document_no_money()),
        clause(m.contract_end(), m.document_end({ days: BLANK })),
        clause(m.contract_disputes(), m.contract_disputes_text()),
        clause(m.contract_liable(), m.document_liable()),
        clause(m.contract_copies(), m.contract_copies_text()),
      ],
    },
    costsTable(own),
    {
      kind: 'signatures',
      signatures: [m.payer_employer(), m.contract_worker(), m.document_agency(), m.contract_witness()].map(who => ({
        who,
        below: [`${m.document_name()}: ${BLANK}`, `${m.document_date()}: ${BLANK}`],
      })),
    },
  ]
}
