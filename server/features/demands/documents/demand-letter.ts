import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { BLANK, type Block, dayOrBlank, orBlank } from '#server/print/document.ts'
import {
  agencyFacts,
  agencyLicence,
  agencyName,
  costsTable,
  employerFacts,
  employerSigns,
  payerOrBlank,
  provisionOrBlank,
  type Subject,
  tradeOrBlank,
  workersTable,
} from '#server/features/vacancies/domain.ts'

/** What an employer asks for: trades, numbers, wages, and what is given and paid by whom. */
export function demandLetter(subject: Subject): Block[] {
  const { company, lines, startsOn, visaNo } = subject
  const posts = lines.reduce((sum, { number = 0 }) => sum + number, 0)
  return [
    { kind: 'paragraph', text: m.demand_letter_head() },
    {
      kind: 'facts',
      facts: [
        [m.document_date(), BLANK],
        [m.document_reference(), BLANK],
      ],
    },
    employerFacts(subject),
    { kind: 'heading', text: m.document_to() },
    agencyFacts(),
    { kind: 'heading', text: m.demand_letter_subject({ posts: posts ? formatNumber(posts) : BLANK }) },
    {
      kind: 'paragraph',
      text: m.demand_letter_ask({ company: orBlank(company), agency: agencyName(), licence: agencyLicence() }),
    },
    workersTable(subject),
    {
      kind: 'facts',
      facts: [
        [m.document_starts(), dayOrBlank(startsOn)],
        [m.document_visa(), orBlank(visaNo)],
        [m.document_qualification(), BLANK],
      ],
    },
    { kind: 'heading', text: m.demand_letter_gives() },
    {
      kind: 'table',
      head: [
        m.vacancy_trade(),
        m.vacancy_housing(),
        m.vacancy_food(),
        m.document_ticket(),
        m.cost_medical(),
        m.cost_insurance(),
      ],
      rows: lines.map(line => [
        tradeOrBlank(line),
        provisionOrBlank(line.housing),
        provisionOrBlank(line.food),
        payerOrBlank(line.ticket),
        payerOrBlank(line.medical),
        payerOrBlank(line.insurance),
      ]),
    },
    { kind: 'heading', text: m.vacancy_part_costs() },
    costsTable(subject),
    { kind: 'heading', text: m.demand_letter_terms() },
    {
      kind: 'clauses',
      clauses: [
        { text: m.document_overtime({ times: BLANK }) },
        { text: m.document_leave({ leave: BLANK, sick: BLANK }) },
        { text: m.document_treatment() },
        { text: m.document_compensation({ amount: BLANK }) },
        { text: m.document_end({ days: BLANK }) },
        { text: m.document_passports() },
        { text: m.document_no_money() },
      ],
    },
    employerSigns(subject),
  ]
}
