/**
 * Whom a list of records asks for, besides a colleague by their id: who reads it, nobody, and of those nobody has what
 * somebody had who works here no longer.
 */
export const ME = 'me'
export const NONE = 'none'
export const LEFT = 'left'
