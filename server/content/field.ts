/** One field of a content type, or of the entries of one of its lists. */
export type Field = {
  kind: 'text' | 'longText' | 'number' | 'picture' | 'date' | 'blocks'
  label: () => string
  hint?: () => string
  /** The language of a translation. */
  lang?: 'bn'
  /** How a record shows a column that is null. */
  whenNull?: 'omitted' | 'null'
}

/** A list in a record: entries with fields and an `_id` each, or plain values such as paths of pictures. */
export type ListField = { label: () => string; fields?: Record<string, Field> }

/** A field for every column of a table; each column that may be null says how a record shows that. */
export type FieldList<Columns, F extends Field = Field> = {
  [C in keyof Columns]-?: F & (null extends Columns[C] ? { whenNull: string } : { whenNull?: never })
}
