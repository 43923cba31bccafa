const PARTS = ['mine', 'papers', 'withdraw', 'erase', 'nothing', 'later'] as const

/** What the status page shows beside the application or the form: a question, or why there is no application. */
export function readStatusSearch({ show }: Record<string, unknown>): { show?: (typeof PARTS)[number] | undefined } {
  return { show: PARTS.find(part => part === show) }
}
