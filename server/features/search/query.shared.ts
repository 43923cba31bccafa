/** The most characters that visitors may search for. */
export const QUERY_MAX = 100
/** The most characters of what they may check: the address of a receipt is long. */
export const CHECKED_MAX = 200
