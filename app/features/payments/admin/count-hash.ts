/** The hash of the drawer's address that opens the count of the first currency of which something is uncounted. */
export const COUNT = 'count'
/** The hash of the list of receipts that opens the way to take money. */
export const TAKE = 'take'
