// Plain checks and no schema: they run in every visitor's browser, which should not load zod.

/** Words to search for, from a URL. */
export function readText(given: unknown): string | undefined {
  return ['string', 'number'].includes(typeof given) ? String(given).slice(0, 200) || undefined : undefined
}

/** The page of a list, from a URL; undefined for the first. */
export function readPage(given: unknown): number | undefined {
  return Number.isInteger(given) && Number(given) > 1 && Number(given) < 100_000 ? Number(given) : undefined
}

/** A day as YYYY-MM-DD, from a URL. */
export function readDay(given: unknown): string | undefined {
  return typeof given === 'string' && /^\d{4}-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given))
    ? given
    : undefined
}
