import { plainSigns } from './text.ts'

const LONGEST = 100

/** A code as it is compared: digits 0 to 9 in any alphabet, small letters, without the gaps and dashes that people write into it. */
export const readCode = (text: string): string =>
  text.length > LONGEST
    ? ''
    : plainSigns(text)
        .toLowerCase()
        .replace(/[\s\-.']/g, '')
