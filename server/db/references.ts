import { randomInt } from 'node:crypto'

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ' // none that looks like another
const LENGTH = 6

/** A random name of a record, such as `APP-7K2MNQ`, which people quote on the telephone and which says nothing of how many there are. */
export const createReference = (kind: string): string =>
  `${kind}-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
