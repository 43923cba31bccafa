/** The hash of the drawer's address that opens the count of its first currency. */
export const COUNT = 'count'
