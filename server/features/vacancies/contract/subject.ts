import { countryName } from '#i18n/countries.ts'
import { agency } from '#i18n/agency.ts'
import { currencyName, sumText } from '#i18n/currencies.ts'
import { formatDigits, formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { contributionsTo } from '#server/registration/define-feature.ts'
import { BLANK, type Block, orBlank } from '#server/print/document.ts'
import { labelOf, payerLabels, provisionLabels } from '#server/features/vacancies/schema.ts'
import type { Demand, DemandLine } from '../../../../prisma/generated/sqlite/client.ts'

/** What documents are filled with; a specimen without a demand has none of it. */
export type Subject = Partial<
  Pick<
    Demand,
    | 'reference'
    | 'company'
    | 'registrationNo'
    | 'country'
    | 'city'
    | 'contact'
    | 'email'
    | 'phone'
    | 'visaNo'
    | 'startsOn'
  >
> & {
  lines: Line[]
  payers: Record<string, string>
  /** Whose contract it is. */
  worker?: { name: string; passport: string; bornOn: string; home: string; nominee: string }
  /** What the employer has said in words of their own. */
  overtime?: string
  compensation?: string
  /** The most that the worker pays of a cost, in taka, and costs beyond those that every list has. */
  most?: Record<string, number>
  others?: { name: string; payer: string; most?: number | undefined }[]
}

type Line = Partial<
  Pick<
    DemandLine,
    | 'trade'
    | 'number'
    | 'wage'
    | 'currency'
    | 'period'
    | 'hours'
    | 'days'
    | 'months'
    | 'housing'
    | 'food'
    | 'ticket'
    | 'medical'
    | 'insurance'
  >
>

/** What the employer of a vacancy has said for its contract. */
export async function employerOf(vacancyId: string): Promise<Partial<Subject>> {
  return (await contributionsTo('vacancies')[0]?.given.employerOf(vacancyId)) ?? {}
}

/** Nobody's demand: every document has a line to write on for each fact. */
export const NOBODY: Subject = { lines: [{}], payers: {} }

const COSTS = {
  going: m.cost_going,
  returning: m.cost_returning,
  visa: m.cost_visa,
  medical: m.cost_medical,
  insurance: m.cost_insurance,
  registration: m.cost_registration,
  clearance: m.cost_clearance,
  training: m.cost_training,
  welfare: m.cost_welfare,
  service: m.cost_service,
}

const numberOrBlank = (number: number | undefined): string => (number ? formatNumber(number) : BLANK)
export const payerOrBlank = (payer: string | undefined): string => orBlank(labelOf(payerLabels, payer ?? ''))
export const provisionOrBlank = (provision: string | undefined): string =>
  orBlank(labelOf(provisionLabels, provision ?? ''))
export const tradeOrBlank = ({ trade }: Line): string => (trade ? tradeName(trade) : BLANK)
export const placeOf = ({ city, country }: Subject): string =>
  [city, country && countryName(country)].filter(Boolean).join(', ') || BLANK

export const wageOrBlank = ({ wage, currency = '', period = '' }: Line): string =>
  wage
    ? m.job_wage({
        amount: sumText(wage, currency),
        currency: currencyName(currency),
        period,
      })
    : BLANK

const countOrBlank = (count: number | undefined) => (count ? plural(count) : { form: 'other' as const, figure: BLANK })

export const hoursOrBlank = ({ hours, days }: Line): string =>
  m.job_hours({ hours: m.counted_hours(countOrBlank(hours)), days: m.counted_days(countOrBlank(days)) })

export const monthsOrBlank = ({ months }: Line): string => m.counted_months(countOrBlank(months))

export const agencyName = (): string => orBlank(agency().name)
export const agencyLicence = (): string => orBlank(agency().licences[0]?.number)

export function agencyFacts(): Block {
  const { addresses, phones, emails } = agency()
  return {
    kind: 'facts',
    facts: [
      [m.document_agency(), agencyName()],
      [m.document_licence(), agencyLicence()],
      [m.document_address(), orBlank(addresses[0]?.lines.join(', '))],
      [
        m.document_contact(),
        orBlank([formatDigits(phones[0]?.number ?? ''), emails[0]?.email].filter(Boolean).join(', ')),
      ],
    ],
  }
}

/** A telephone number that keeps its order behind a name in Arabic. */
const inOrder = (phone: string) => `\u200e${phone}`

export function employerFacts(subject: Subject): Block {
  const { company, registrationNo, contact, phone, email } = subject
  return {
    kind: 'facts',
    facts: [
      [m.document_employer(), orBlank(company)],
      [m.document_registration(), orBlank(registrationNo)],
      [m.document_address(), placeOf(subject)],
      [m.document_contact(), orBlank([contact, phone && inOrder(phone), email].filter(Boolean).join(', '))],
    ],
  }
}

/** The workers of a demand: what they do, how many, wage, hours and contract. */
export const workersTable = ({ lines }: Subject): Block => ({
  kind: 'table',
  head: [m.vacancy_trade(), m.document_number(), m.vacancy_wage(), m.job_hours_label(), m.job_contract()],
  rows: lines.map(line => [
    tradeOrBlank(line),
    numberOrBlank(line.number),
    wageOrBlank(line),
    hoursOrBlank(line),
    monthsOrBlank(line),
  ]),
})

/**
 * Who pays each cost of going abroad, as the demand has it, or as all its lines agree, and the most that the worker
 * pays where that is known.
 */
export const costsTable = (subject: Subject): Block => ({
  kind: 'table',
  head: [m.vacancy_cost(), m.vacancy_cost_payer()],
  rows: [
    ...Object.entries(COSTS).map(([cost, label]) => [
      label(),
      withMost(payerOrBlank(payersOf(subject)[cost]), subject.most?.[cost]),
    ]),
    ...(subject.others ?? []).map(({ name, payer, most }) => [name, withMost(payerOrBlank(payer), most)]),
  ],
})

const withMost = (payer: string, most: number | undefined) =>
  most === undefined ? payer : `${payer}, ${m.job_at_most({ amount: formatNumber(most) })}`

/** Who pays what. A journey, a test or an insurance that stands in the lines stands there alone where they differ. */
export function payersOf({ lines, payers }: Subject): Record<string, string | undefined> {
  const agreed = (name: 'ticket' | 'medical' | 'insurance') =>
    lines.every(line => line[name] === lines[0]?.[name]) ? lines[0]?.[name] : undefined
  return { going: agreed('ticket'), medical: agreed('medical'), insurance: agreed('insurance'), ...payers }
}

/** The employer's signature, and who attests it. */
export const employerSigns = ({ contact, company }: Subject): Block => ({
  kind: 'signatures',
  signatures: [
    {
      who: m.document_signs_employer(),
      below: [
        `${m.document_name()}: ${orBlank(contact)}`,
        orBlank(company),
        m.document_seal(),
        `${m.document_date()}: ${BLANK}`,
      ],
    },
    { who: m.document_attested_ministry(), below: [m.document_seal(), `${m.document_date()}: ${BLANK}`] },
    { who: m.document_attested_mission(), below: [m.document_seal(), `${m.document_date()}: ${BLANK}`] },
  ],
})
