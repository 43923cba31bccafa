import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readNumber } from './number.ts'

/** The least and the greatest that a number may be. */
export type Limits = { least: number; greatest: number }

const SHOWN_MAX = 20

/** What keeps a typed text from being a whole number, which `readNumber` has read as `value`; `none` says that it has no digit. */
export function numberProblem(given: string | number, value: number, none: () => string): string | undefined {
  if (Number.isNaN(value)) return /\p{Nd}/u.test(String(given)) ? numberUnclear(String(given)) : none()
  return Number.isInteger(value) ? undefined : m.count_not_whole()
}

/** What keeps a typed text from being a whole number within limits; `none` says that it has no digit. */
export function countProblem(given: string, none: () => string, limits: Limits): string | undefined {
  const value = readNumber(given)
  return numberProblem(given, value, none) ?? (isWithin(value, limits) ? undefined : limitsText(limits))
}

export const numberUnclear = (given: string): string => m.number_unclear({ text: given.trim().slice(0, SHOWN_MAX) })

export const isWithin = (value: number, { least, greatest }: Limits): boolean => value >= least && value <= greatest

/** That a whole number has to be within limits. */
export const limitsText = ({ least, greatest }: Limits): string =>
  m.number_range({ least: formatNumber(least), greatest: formatNumber(greatest) })
