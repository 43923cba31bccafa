import type { ClientTotals } from '#app/features/clients/queries.ts'
import { agency, roundedFigure } from '#i18n/agency.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'

/**
 * How many workers the agency has placed, and as of when: what Settings say, else the record in round figures;
 * undefined while it is empty.
 */
export function placedStat({
  employed,
  asOf,
}: Omit<ClientTotals, 'countries'>): { value: string; label: string } | undefined {
  const { placed } = agency()
  const people = placed?.people ?? roundedDown(employed)
  const date = placed ? placed.asOf : asOf
  const label = m.fact_placed()
  return people > 0
    ? { value: roundedFigure(people), label: date ? m.figure_as_of({ label, date: longDate(date) }) : label }
    : undefined
}

/** As of when the figures of the record are: the day that Settings name, so that a visitor reads one date, else its last change. */
export const recordDate = (asOf: string | null): string | null => agency().placed?.asOf ?? asOf

/** A number as people say it, by its two leading digits: 100,000 for 104,662. */
function roundedDown(number: number) {
  const step = 10 ** Math.max(0, String(number).length - 2)
  return Math.floor(number / step) * step
}

const longDate = (date: string) => formatDate(date, { dateStyle: 'long' })
