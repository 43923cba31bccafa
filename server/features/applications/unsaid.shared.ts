import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'

/** What somebody may leave unsaid who wants any job that fits, in the order in which it is asked. */
export const UNSAID = ['name', 'district', 'years', 'passport', 'registered'] as const
export type Unsaid = (typeof UNSAID)[number]

const labels: Record<Unsaid, () => string> = {
  name: m.list_name,
  district: m.application_district,
  years: m.apply_years,
  passport: m.application_passport,
  registered: m.application_registered_short,
}

/** What of it an application does not say. */
export const unsaidIn = (said: Partial<Record<Unsaid, unknown>>): Unsaid[] =>
  UNSAID.filter(field => said[field] === '' || said[field] === undefined)

/** The same as it is stored. */
export const readUnsaid = (stored: string): Unsaid[] => UNSAID.filter(field => stored.split(' ').includes(field))

/** What is to be asked, in words. */
export const unsaidText = (unsaid: Unsaid[]): string => unsaid.map(field => labels[field]()).join(', ')

type Said = { trade: string; years: number; unsaid: readonly Unsaid[] }

/** A trade, and for how long somebody has worked in it, where that was said. */
export const tradeAndYears = ({ trade, years, unsaid }: Said): string =>
  [tradeName(trade), unsaid.includes('years') ? '' : m.application_years_of(plural(years))].filter(Boolean).join(', ')

/** Whether somebody has a passport; empty where that was not said. */
export const passportText = (hasPassport: boolean, unsaid: readonly Unsaid[]): string =>
  hasPassport ? m.application_yes() : unsaid.includes('passport') ? '' : m.application_no()
