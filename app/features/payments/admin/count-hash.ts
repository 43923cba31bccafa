/** The hash of the drawer's address that opens the count of the first currency of which something is uncounted. */
export const COUNT = 'count'
/** The currency of a hash that opens the count of one, such as `count-KWD`; undefined for any other. */
export const currencyIn = (hash: string): string | undefined => /^count-([A-Z]{3})$/.exec(hash)?.[1]
/** The hash of the list of receipts that opens the way to take money. */
export const TAKE = 'take'
