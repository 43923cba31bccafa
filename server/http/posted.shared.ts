/**
 * A form as it came back: what was typed (never a password), what is wrong with which field, and what is wrong with the whole; or the
 * `result` that its page shows.
 */
export type Posted<Result extends object = object> = {
  values: Record<string, string>
  errors: Record<string, string>
  problem?: string | undefined
  result?: Result | undefined
}
/** What a script gets for a form that it sends: what its page would show, or where the browser goes on, with a sentence to show there. */
export type FormAnswer<Result extends object = object> = Posted<Result> & { location?: string; toast?: string }
