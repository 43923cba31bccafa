/** Work that is done again and again, by one process at a time. */
export type Job = {
  /** Unique and stable: its row in the database, and a label of the metrics. */
  name: string
  /** How people call it. */
  label: () => string
  everyMs: number
  /**
   * Does the work and may give what was done, without personal data. May be repeated after a crash. Stops between two
   * steps when `signal` is aborted: this process is being closed, or another one has taken over.
   */
  run: (signal: AbortSignal) => Promise<string | void>
  /** Where the work itself tells when it is next due, as a backup does: asked every `everyMs`. */
  dueAt?: () => Promise<Date>
  /** What `run` gave, in the reader's language; without it, as it is. */
  describe?: (result: string) => string
}

/** A result that counts: nothing where nothing was done. */
export const asResult = (count: number | void): string | undefined => (count ? String(count) : undefined)
