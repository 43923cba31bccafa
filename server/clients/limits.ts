/** What one file of client countries may hold. Apart from the shapes, which the page that sends it does not need. */
export const EXCHANGE_MAX_BYTES = 10 * 1024 * 1024
export const EXCHANGE_MAX_COUNTRIES = 2000
