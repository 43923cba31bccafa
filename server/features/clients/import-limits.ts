/** The most that one file of client countries may hold. */
export const EXCHANGE_MAX_COUNTRIES = 2000
/** JSON values, nesting, CSV columns: more than ten megabytes of countries ever have. */
export const EXCHANGE_MAX_VALUES = 500_000
export const EXCHANGE_MAX_DEPTH = 8
export const EXCHANGE_MAX_COLUMNS = 100
