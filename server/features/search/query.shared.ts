/** The most characters that visitors may search for. */
export const QUERY_MAX = 100
