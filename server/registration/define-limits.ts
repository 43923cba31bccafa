/** How often something may be done within a time by whoever is told apart by a key, such as a client address. */
export type Limit = {
  /** Unique in the product: counts are stored under it. */
  name: string
  /** 0 where there is no limit. */
  points: number | (() => number)
  /** The window, as long as a key is remembered. */
  minutes: number
  /** Counted in this process alone, which spares the database; the others outlive a restart, and count in all processes. */
  isHere?: true
}
export type Limits = Record<string, Limit>
