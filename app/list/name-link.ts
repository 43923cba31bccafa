import { standaloneLink } from '#app/layouts/link-style.ts'

/** Longer names go on a second line where a list has no room for them. */
const ONE_LINE = 24

/** The look of a name in a list that leads to its record: on a desk on one line. */
export const nameLink = (name: string): string =>
  `${standaloneLink} -my-2.5 ${name.length > ONE_LINE ? '' : 'xl:whitespace-nowrap'}`
