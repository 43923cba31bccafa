export const NUMBER_MAX = 60 // signs

/** The number from a poster that somebody checks; it stands in the address. */
export type CheckSearch = { number?: string | undefined }

/** Reads the address, in which a number may stand as one. */
export function readCheckSearch({ number }: Record<string, unknown>): CheckSearch {
  const given = typeof number === 'string' || typeof number === 'number' ? String(number) : ''
  return { number: given.slice(0, NUMBER_MAX).trim() || undefined }
}
