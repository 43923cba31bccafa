import { m } from '#i18n/paraglide/messages.js'
import { today } from '#i18n/format.ts'
import { yearsFrom } from '#i18n/typed/day.ts'
import { type DocumentFields, type DocumentLists, type DocumentOf, pastDays } from '#server/drafts/document-schema.ts'
import type { Field } from '#server/drafts/field.ts'
import { translated } from '#server/drafts/translated.ts'
import { countryOptions } from '#i18n/countries.ts'
import { currencyOptions } from '#i18n/currencies.ts'
import { plainSigns } from '#i18n/typed/text.ts'
import { tradeOptions } from '#i18n/trades.ts'
import { JOB_LIMITS, wageLimits } from '#server/features/vacancies/job-limits.shared.ts'

const NUMBER_MAX = 40 // characters of a permission's number
/** A rate of exchange: taka for one unit. */
const RATE = /^\d{1,5}(?:\.\d{1,4})?$/
const RATE_YEARS = 2
const isAbroad = ({ currency }: Record<string, unknown>) => currency !== 'BDT'
const required = <const F extends Field>(field: F) =>
  ({ ...field, required: () => m.vacancy_needed({ field: field.label() }) }) as const

const choice = <const Value extends string>(options: Record<Value, () => string>) =>
  (Object.keys(options) as Value[]).map(value => ({ value, label: options[value] }))

export const periodLabels = {
  month: m.period_month,
  week: m.period_week,
  day: m.period_day,
  hour: m.period_hour,
}
export const provisionLabels = {
  free: m.provision_free,
  allowance: m.provision_allowance,
  own: m.provision_own,
}
export const payerLabels = {
  employer: m.payer_employer,
  worker: m.payer_worker,
  shared: m.payer_shared,
  nobody: m.payer_nobody,
}
/** What going abroad costs; the first two have to be in every list. */
export const costLabels = {
  going: m.cost_going,
  returning: m.cost_returning,
  visa: m.cost_visa,
  medical: m.cost_medical,
  training: m.cost_training,
  registration: m.cost_registration,
  clearance: m.cost_clearance,
  welfare: m.cost_welfare,
  insurance: m.cost_insurance,
  service: m.cost_service,
  other: m.cost_other,
}

export type CostItem = Exclude<keyof typeof costLabels, 'other'>
/** What the law or a country’s table of costs knows by name: a job says of each who pays it, or visitors read that it does not. */
export const COST_ITEMS = Object.keys(costLabels).filter((item): item is CostItem => item !== 'other')

/** What a stored choice is called; nothing for one that is none, as in a draft. */
export function labelOf(labels: Record<string, () => string>, value: string): string {
  return Object.hasOwn(labels, value) ? labels[value]!() : ''
}

/** The fields of a vacancy in the order of its form. What law or an honest advert asks for is required. */
export const vacancyFields = {
  trade: required({ kind: 'choice', label: m.vacancy_trade, hint: m.vacancy_trade_hint, options: tradeOptions }),
  posts: required({ kind: 'number', label: m.vacancy_posts, hint: m.vacancy_posts_hint, limits: JOB_LIMITS.posts }),
  country: required({
    kind: 'choice',
    label: m.vacancy_country,
    hint: m.vacancy_country_hint,
    options: countryOptions,
  }),
  ...translated('city', required({ kind: 'text', label: m.vacancy_city, hint: m.vacancy_city_hint, max: 80 })),
  closesOn: required({
    kind: 'date',
    label: m.vacancy_closes,
    hint: m.vacancy_closes_hint,
    after: ['permissionOn', 'approvalOn'],
  }),
  employer: required({ kind: 'text', label: m.vacancy_employer, hint: m.vacancy_employer_hint }),
  isEmployerHidden: { kind: 'check', label: m.vacancy_hidden },
  ...translated('hiddenReason', {
    kind: 'text',
    label: m.vacancy_hidden_reason,
    hint: m.vacancy_hidden_hint,
    max: 300,
    neededBy: ({ isEmployerHidden }) => isEmployerHidden === true,
  }),
  consentOn: { kind: 'date', label: m.vacancy_consent, hint: m.vacancy_consent_hint, days: pastDays },
  wage: required({
    kind: 'number',
    label: m.vacancy_wage,
    hint: m.vacancy_wage_hint,
    currency: 'currency',
    limits: wageLimits,
  }),
  wageMax: {
    kind: 'number',
    label: m.vacancy_wage_max,
    hint: m.vacancy_wage_max_hint,
    currency: 'currency',
    limits: wageLimits,
    after: ['wage'],
  },
  currency: required({
    kind: 'choice',
    label: m.vacancy_currency,
    hint: m.vacancy_currency_hint,
    options: currencyOptions,
  }),
  period: required({ kind: 'choice', label: m.vacancy_period, options: choice(periodLabels) }),
  rate: {
    kind: 'text',
    label: m.vacancy_rate,
    hint: m.vacancy_rate_hint,
    pattern: { of: RATE, sentence: m.vacancy_rate_invalid },
    tidy: plainSigns,
    max: 12,
    neededBy: isAbroad,
  },
  rateOn: {
    kind: 'date',
    label: m.vacancy_rate_on,
    hint: m.vacancy_rate_on_hint,
    days: { ...pastDays, least: () => yearsFrom(today(), -RATE_YEARS) },
    neededBy: isAbroad,
  },
  hours: required({ kind: 'number', label: m.vacancy_hours, hint: m.vacancy_hours_hint, limits: JOB_LIMITS.hours }),
  days: required({ kind: 'number', label: m.vacancy_days, limits: JOB_LIMITS.days }),
  ...translated('overtime', { kind: 'text', label: m.vacancy_overtime }),
  months: required({ kind: 'number', label: m.vacancy_months, hint: m.vacancy_months_hint, limits: JOB_LIMITS.months }),
  housing: required({
    kind: 'choice',
    label: m.vacancy_housing,
    hint: m.vacancy_housing_hint,
    options: choice(provisionLabels),
  }),
  food: required({
    kind: 'choice',
    label: m.vacancy_food,
    hint: m.vacancy_food_hint,
    options: choice(provisionLabels),
  }),
  ...translated(
    'compensation',
    required({ kind: 'longText', label: m.vacancy_compensation, hint: m.vacancy_compensation_hint, max: 1000 }),
  ),
  permissionNo: required({
    kind: 'text',
    label: m.vacancy_permission,
    hint: m.vacancy_permission_hint,
    max: NUMBER_MAX,
  }),
  permissionOn: required({
    kind: 'date',
    label: m.vacancy_permission_on,
    hint: m.vacancy_permission_on_hint,
    days: pastDays,
  }),
  approvalNo: required({ kind: 'text', label: m.vacancy_approval, hint: m.vacancy_approval_hint, max: NUMBER_MAX }),
  approvalOn: required({
    kind: 'date',
    label: m.vacancy_approval_on,
    hint: m.vacancy_approval_on_hint,
    days: pastDays,
  }),
  ...translated(
    'approvalOffice',
    required({ kind: 'text', label: m.vacancy_approval_office, hint: m.vacancy_approval_office_hint }),
  ),
  ageMin: { kind: 'number', label: m.vacancy_age_min, limits: JOB_LIMITS.age },
  ageMax: { kind: 'number', label: m.vacancy_age_max, limits: JOB_LIMITS.age, after: ['ageMin'] },
  ...translated('experience', { kind: 'text', label: m.vacancy_experience }),
  ...translated('language', { kind: 'text', label: m.vacancy_language }),
  gender: {
    kind: 'choice',
    label: m.vacancy_gender,
    hint: m.vacancy_gender_hint,
    options: choice({ men: m.gender_men, women: m.gender_women }),
  },
  ...translated('genderLaw', {
    kind: 'text',
    label: m.vacancy_gender_law,
    neededBy: ({ gender }) => Boolean(gender),
  }),
  ...translated('text', { kind: 'blocks', label: m.vacancy_text }),
  picture: { kind: 'picture', label: m.vacancy_picture },
  ...translated('alt', { kind: 'text', max: 500, of: 'picture', label: m.vacancy_alt }),
  isClosed: { kind: 'check', label: m.vacancy_closed },
  ...translated('closedReason', {
    kind: 'text',
    label: m.vacancy_closed_reason,
    hint: m.vacancy_closed_hint,
    max: 300,
    neededBy: ({ isClosed, closedReasonBn }) => isClosed === true && !closedReasonBn,
  }),
} as const satisfies DocumentFields

export const vacancyLists = {
  costs: {
    label: m.vacancy_costs,
    one: m.vacancy_cost,
    max: 20,
    fields: {
      item: required({ kind: 'choice', label: m.vacancy_cost, options: choice(costLabels) }),
      ...translated('note', { kind: 'text', label: m.vacancy_cost_note, max: 200 }),
      payer: required({
        kind: 'choice',
        label: m.vacancy_cost_payer,
        options: choice(payerLabels),
      }),
      maxTaka: {
        kind: 'number',
        label: m.vacancy_cost_max,
        hint: m.vacancy_cost_max_hint,
        limits: JOB_LIMITS.cost,
        neededBy: ({ payer }) => payer === 'worker' || payer === 'shared',
      },
      ...translated('when', { kind: 'text', label: m.vacancy_cost_when, max: 120 }),
    },
  },
} as const satisfies DocumentLists

export type VacancyInput = DocumentOf<typeof vacancyFields, typeof vacancyLists>

export type Cost = Pick<VacancyInput['costs'][number], 'item' | 'payer' | 'maxTaka'>

/** What a list of costs says. */
export type StatedCosts = {
  /** The most that the worker pays of what is stated, in taka. */
  taka: number
  /** What the law or a country’s table knows, and the list does not say who pays how much of it. */
  unstated: CostItem[]
}

const workerShares = ({ payer }: Pick<Cost, 'payer'>) => payer === 'worker' || payer === 'shared'
const isStated = (cost: Cost) =>
  workerShares(cost) ? typeof cost.maxTaka === 'number' : cost.payer === 'employer' || cost.payer === 'nobody'

/**
 * What a job’s costs come to. A cost that nobody has typed is not stated; it is never nothing. Decided here alone.
 * docs/decisions/0108 says why.
 */
export function statedCosts(costs: Cost[]): StatedCosts {
  const said = new Set(costs.filter(isStated).map(({ item }) => item))
  const unclear = new Set(costs.filter(cost => !isStated(cost)).map(({ item }) => item))
  return {
    taka: costs.filter(workerShares).reduce((sum, { maxTaka }) => sum + (maxTaka ?? 0), 0),
    unstated: COST_ITEMS.filter(item => !said.has(item) || unclear.has(item)),
  }
}

/** That a field has to be filled in. */
export const neededOf = (field: keyof typeof vacancyFields): string =>
  m.vacancy_needed({ field: vacancyFields[field].label() })

/** What the fields must be together before visitors see a vacancy. */
export function vacancyProblems(vacancy: VacancyInput): { path: (string | number)[]; message: string }[] {
  const { costs } = vacancy
  const missing = (['going', 'returning'] as const).filter(item => costs.every(cost => cost.item !== item))
  const needed = (['hiddenReason', 'rate', 'rateOn', 'genderLaw', 'closedReason'] as const).filter(
    field => !vacancy[field] && vacancyFields[field].neededBy(vacancy),
  )
  return [
    ...needed.map(field => ({ path: [field], message: neededOf(field) })),
    ...(missing.length > 0
      ? [
          {
            path: ['costs'],
            message: m.vacancy_costs_missing({ items: missing.map(item => costLabels[item]()).join(', ') }),
          },
        ]
      : []),
    ...costs.flatMap(({ payer, maxTaka }, n) =>
      workerShares({ payer }) && typeof maxTaka !== 'number'
        ? [{ path: ['costs', n, 'maxTaka'], message: m.vacancy_cost_max_needed() }]
        : [],
    ),
  ]
}

/** Nobody can apply for a job whose last day is over: only one that is over already, or is closed, may have such a day. */
export const overProblems = ({ closesOn, isClosed }: Partial<VacancyInput>, live?: Partial<VacancyInput>) =>
  closesOn && closesOn < today() && !isClosed && closesOn !== live?.closesOn
    ? [{ path: ['closesOn'], message: m.vacancy_closes_over() }]
    : []
