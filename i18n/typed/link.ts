import { readEmail } from './email.ts'
import { telephoneLink } from './phone.ts'

/** Whether a link dials a number that there can be, or writes to a whole address. */
export function isContactLink(href: string): boolean {
  const [, kind, to = ''] = /^(tel|mailto):([^?]*)/.exec(href) ?? []
  if (kind === 'tel') return telephoneLink(to) !== undefined
  return kind === 'mailto' && readEmail(to) !== undefined
}
