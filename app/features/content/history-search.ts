/** What the URL of a history says: which saved state is shown, compared with which, and where its page of the list begins. */
export type HistorySearch = { number?: number | undefined; against?: number | undefined; before?: number | undefined }

export function readHistorySearch({ number, against, before }: Record<string, unknown>): HistorySearch {
  return { number: readNumber(number), against: readNumber(against), before: readNumber(before) }
}

function readNumber(given: unknown): number | undefined {
  return Number.isInteger(given) && Number(given) > 0 ? Number(given) : undefined
}
