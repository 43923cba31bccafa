const PARTS = ['mine', 'withdraw', 'erase', 'nothing', 'later'] as const

/** What the status page shows beside the demand or the form: a question, or why there is no demand. */
export function readDemandSearch({ show }: Record<string, unknown>): { show?: (typeof PARTS)[number] | undefined } {
  return { show: PARTS.find(part => part === show) }
}
