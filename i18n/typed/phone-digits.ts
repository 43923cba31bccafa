// Apart from the rest of telephone numbers, which every visitor loads.
import { plainSigns } from './text.ts'

const SEARCHED_MIN = 3 // digits that are looked for

/** The digits of a telephone number, or of the end of one, in any spelling, without what callers put in front; undefined for other text. */
export function phoneDigits(search: string): string | undefined {
  const signs = plainSigns(search)
  if (!/^[+\d ()./-]+$/.test(signs)) return undefined
  const digits = signs.replace(/\D/g, '')
  const own = digits.length > 5 ? digits.replace(/^(?:00)?880|^00?/, '') : digits
  return own.length >= SEARCHED_MIN ? own : undefined
}
