import { countryName } from '#i18n/countries.ts'
import { currencyName, sumText } from '#i18n/currencies.ts'
import { formatDate } from '#i18n/format.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { tradeName } from '#i18n/trades.ts'
import { phoneText } from '#i18n/typed/phone.ts'
import { agreedWithin, wageRange } from '#server/features/applications/wage-range.shared.ts'
import { labelOf, provisionLabels } from '#server/features/vacancies/schema.ts'
import { homeOf, sexLabels } from '#server/features/workers/people.shared.ts'
import type { Person } from '#server/features/workers/print/person.ts'
import { dayText } from '#server/print/document.ts'

/** What a document says of somebody; empty where it is not stored. */
export type Fact = { label: () => string; of: (person: Person) => string }

const shortDay = (day: string | undefined) => (day ? formatDate(day, { dateStyle: 'medium' }) : '')

/** As the passport has it; in Bangla with the name in Bangla. */
export function nameOf({ worker, application }: Person): string {
  const { name = application?.name ?? '', nameBn = '' } = worker ?? {}
  return getLocale() === 'bn' && nameBn ? `${name} (${nameBn})` : name
}

function wageOf({ application, vacancy }: Person): string {
  const { currency = '', period = '' } = vacancy
  const wage = wageFor(application, vacancy)
  return wage ? m.job_wage({ amount: sumText(wage, currency), currency: currencyName(currency), period }) : ''
}

/** The wage of one worker: that of the job, or where that says from how much to how much, what was agreed within that. */
export function wageFor(application: Person['application'], vacancy: Person['vacancy']) {
  const range = wageRange(vacancy)
  return range ? (application ? agreedWithin(application, range)?.wage : undefined) : vacancy.wage
}

/** A preferred country is no country of work. */
const countryOf = ({ vacancy: { country } }: Person) => (country ? countryName(country) : '')
const tradeOf = ({ vacancy, application, worker }: Person) => {
  const trade = vacancy.trade || application?.trade || worker?.trade
  return trade ? tradeName(trade) : ''
}
const stated = (number: number | undefined) => (number ? formatNumber(number) : '')
const payerOf = (item: string) => (person: Person) =>
  person.vacancy.costs?.find(cost => cost.item === item)?.payer ?? ''

export const kinOf = ({ worker }: Person): string => {
  const { kinName = '', kinRelation = '', kinPhone = '' } = worker ?? {}
  return [kinRelation && kinName ? `${kinName} (${kinRelation})` : kinName, kinPhone && phoneText(kinPhone)]
    .filter(Boolean)
    .join(', ')
}

/** Everything that documents say of somebody, each under the name that it has on them. */
export const facts = {
  name: { label: m.worker_name, of: nameOf },
  father: { label: m.worker_father, of: ({ worker }) => worker?.fatherName ?? '' },
  mother: { label: m.worker_mother, of: ({ worker }) => worker?.motherName ?? '' },
  /** Both in one column: a row has room for no more. */
  parents: {
    label: m.print_parents,
    of: ({ worker }) => [worker?.fatherName, worker?.motherName].filter(Boolean).join(', '),
  },
  passport: { label: m.contract_passport, of: ({ passport }) => passport },
  passportIssued: { label: m.worker_passport_issued, of: ({ worker }) => shortDay(worker?.passportIssuedOn) },
  passportExpires: { label: m.worker_passport_expires, of: ({ worker }) => shortDay(worker?.passportExpiresOn) },
  born: { label: m.contract_born, of: ({ worker }) => dayText(worker?.bornOn) },
  sex: { label: m.worker_sex, of: ({ worker }) => labelOf(sexLabels, worker?.sex ?? '') },
  home: { label: m.contract_home, of: ({ worker }) => (worker ? homeOf(worker) : '') },
  kin: { label: m.contract_nominee, of: kinOf },
  trade: { label: m.vacancy_trade, of: tradeOf },
  country: { label: m.vacancy_country, of: countryOf },
  employer: { label: m.document_employer, of: ({ vacancy }) => vacancy.employer ?? '' },
  wage: { label: m.vacancy_wage, of: wageOf },
  hours: { label: m.job_hours_label, of: ({ vacancy }) => (vacancy.days && stated(vacancy.hours)) || '' },
  months: { label: m.contract_duration, of: ({ vacancy }) => stated(vacancy.months) },
  housing: { label: m.vacancy_housing, of: ({ vacancy }) => labelOf(provisionLabels, vacancy.housing ?? '') },
  food: { label: m.vacancy_food, of: ({ vacancy }) => labelOf(provisionLabels, vacancy.food ?? '') },
  going: { label: m.cost_going, of: payerOf('going') },
  returning: { label: m.cost_returning, of: payerOf('returning') },
  medicalPayer: { label: m.cost_medical, of: payerOf('medical') },
  insurance: { label: m.cost_insurance, of: payerOf('insurance') },
  compensation: { label: m.vacancy_compensation, of: ({ vacancy }) => vacancy.compensation ?? '' },
  centre: { label: m.fact_centre, of: ({ documents }) => documents.medical?.place ?? '' },
  visa: { label: m.print_visa, of: ({ documents }) => documents.visa?.number ?? '' },
  sponsor: { label: m.fact_sponsor, of: ({ documents }) => documents.visa?.person ?? '' },
  flight: { label: m.fact_flight, of: ({ documents }) => documents.ticket?.place ?? '' },
  flightDay: { label: m.fact_flight_day, of: ({ documents }) => dayText(documents.ticket?.heldOn) },
  pnr: { label: m.fact_pnr, of: ({ documents }) => documents.ticket?.number ?? '' },
  seenOff: { label: m.fact_seen_off, of: ({ documents }) => documents.ticket?.person ?? '' },
} satisfies Record<string, Fact>
