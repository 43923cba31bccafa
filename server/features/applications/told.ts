/** So long a step can be undone before its applicant reads it. */
export const UNDO_MS = 10 * 60 * 1000

/** Whether its applicant reads a step by now. One that is further ahead was made while the clock was: it would be told in years. */
export function isTold({ tellAt }: { tellAt: Date | null }, now = Date.now()): boolean {
  const wait = Number(tellAt ?? now) - now
  return wait <= 0 || wait > UNDO_MS
}
