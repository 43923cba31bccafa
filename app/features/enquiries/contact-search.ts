/** The reference of a message that was sent without scripts, and the company to write to, as the page's address has them. */
export function readContactSearch({ sent, company }: Record<string, unknown>): {
  sent?: string | undefined
  company?: string | undefined
} {
  return {
    sent: typeof sent === 'string' && /^MB-[2-9A-Z]{6}$/.test(sent) ? sent : undefined,
    company: typeof company === 'string' ? company : undefined,
  }
}
