import { standaloneLink } from '#app/layouts/link-style.ts'

/** Longer names go on a second line where a list has no room for them. */
const ONE_LINE = 40

/** The look of a name in a list that leads to its record: on one line on a desk, unless it is very long. */
export const nameLink = (name: string): string =>
  `${standaloneLink} -my-2.5 ${name.length > ONE_LINE ? 'xl:whitespace-normal!' : ''}`
