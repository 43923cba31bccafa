/** The most that one file of client countries may hold. */
export const EXCHANGE_MAX_COUNTRIES = 2000
/** Values of JSON, lists in each other, columns of CSV: more than ten megabytes of countries ever have, and little enough to be read. */
export const EXCHANGE_MAX_VALUES = 500_000
export const EXCHANGE_MAX_DEPTH = 8
export const EXCHANGE_MAX_COLUMNS = 100
