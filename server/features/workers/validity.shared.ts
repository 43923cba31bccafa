import { m } from '#i18n/paraglide/messages.js'
import type { Kind } from '#server/features/applications/stages/gaps.shared.ts'
import { monthsFrom } from '#i18n/typed/day.ts'
import { readNumber } from '#i18n/typed/number.ts'

/** What has a last day that countries ask for, or the office. */
export const LASTING = ['passport', 'medical', 'visa', 'police', 'contract', 'nid'] as const satisfies Kind[]

/** From which day the months are counted: that on which somebody enters the country, or the last one of the contract. */
export const LASTS_AFTER = ['entry', 'contract'] as const
export type LastsAfter = (typeof LASTS_AFTER)[number]

export const lastsAfterLabels: Record<LastsAfter, () => string> = {
  entry: m.validity_after_entry,
  contract: m.validity_after_contract,
}

/** How long something has to be valid, by the settings; a row without a country is for all that have none of their own. */
export type ValidityRule = { kind: string; country: string; months: number; after: LastsAfter }

/** A row as its form has it. */
export type ValidityRow = { kind?: unknown; country?: unknown; months?: unknown; after?: unknown }

export const toValidityRules = (rows: ValidityRow[]): ValidityRule[] =>
  rows.map(({ kind, country, months, after }) => ({
    kind: String(kind ?? ''),
    country: String(country ?? ''),
    months: monthsIn(months),
    after: after === 'contract' ? 'contract' : 'entry',
  }))

/** Also while it is typed: 12 for ১২, 0 for what is no number. */
const monthsIn = (months: unknown) => readNumber(String(months ?? '')) || 0

/** Where the settings say nothing: most countries of work ask for half a year of a passport, and of the rest that it has not ended. */
const USUAL_MONTHS: Partial<Record<Kind, number>> = { passport: 6 }

/** What is asked of a kind in a country of work; an empty one is for all that have no row of their own. */
export function validityOf(kind: Kind, country: string, rules: ValidityRule[]): Pick<ValidityRule, 'months' | 'after'> {
  const ruleOf = (each: string) => rules.find(rule => rule.kind === kind && rule.country === each)
  return ruleOf(country) ?? ruleOf('') ?? { months: USUAL_MONTHS[kind] ?? 0, after: 'entry' }
}

/** Where somebody goes, and for how many months their contract is; empty and 0 where it is not known. */
export type Terms = { country: string; months: number }

/** For how many months from the day of entry something has to be valid. */
export function monthsAsked(kind: Kind, { country, months: contract }: Terms, rules: ValidityRule[]): number {
  const { months, after } = validityOf(kind, country, rules)
  return months + (after === 'contract' ? contract : 0)
}

/** The last day (YYYY-MM-DD) of entry that something which ends on a day is good for. */
export const lastEntryOf = (endsOn: string, months: number): string => monthsFrom(endsOn, -months)
