/** The most posts that one demand has. */
export const LINES_MAX = 40
/** The most characters of a pasted table that are looked at. */
export const PASTED_MAX = 30_000
/** How many empty ones come at once where no script runs. */
export const LINES_ADDED = 3

/** What is asked of each post, in the order of the form and of a pasted table. */
export const LINE_FIELDS = [
  'trade',
  'number',
  'wage',
  'currency',
  'period',
  'hours',
  'days',
  'months',
  'housing',
  'food',
  'ticket',
  'medical',
  'insurance',
] as const
export type LineField = (typeof LINE_FIELDS)[number]
export type LineTexts = Partial<Record<LineField, string>>

/** The name of a post's field in the form. */
export const lineName = (n: number, field: LineField): string => `lines.${n}.${field}`

/** Whether somebody has begun to fill in a post; what else a form offers there says nothing. */
export const isBegun = ({ trade, number, wage }: LineTexts): boolean =>
  [trade, number, wage].some(text => (text ?? '').trim() !== '')

/** The posts of a form's fields, by their place in it; those that nobody has begun are empty. */
export function linesIn(fields: Record<string, string>): LineTexts[] {
  const lines = Array.from({ length: LINES_MAX }, (_, n) =>
    Object.fromEntries(LINE_FIELDS.map(field => [field, fields[lineName(n, field)] ?? ''])),
  )
  return lines.slice(0, 1 + lines.findLastIndex(isBegun))
}

/** The fields of a form for these posts. */
export const fieldsOf = (lines: LineTexts[]): Record<string, string> =>
  Object.fromEntries(lines.flatMap((line, n) => LINE_FIELDS.map(field => [lineName(n, field), line[field] ?? ''])))
