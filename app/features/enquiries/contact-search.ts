/**
 * The reference of a message that was sent without scripts, and the company and subject to choose at first, as the
 * page's address has them.
 */
export function readContactSearch({ sent, company, subject }: Record<string, unknown>): {
  sent?: string | undefined
  company?: string | undefined
  subject?: string | undefined
} {
  return {
    sent: typeof sent === 'string' && /^ENQ-[2-9A-Z]{6}$/.test(sent) ? sent : undefined,
    company: typeof company === 'string' ? company : undefined,
    subject: typeof subject === 'string' ? subject : undefined,
  }
}
