/** One field of a content type, or of the entries of one of its lists. */
export type Field = {
  kind: 'text' | 'longText' | 'number' | 'picture' | 'date' | 'blocks'
  label: () => string
  hint?: () => string
  /** The language of a translation. */
  lang?: 'bn'
  /** A number without separators. */
  isYear?: true
  /** How a record shows a column that is null. */
  whenNull?: 'omitted' | 'null'
}

/** A list in a record: entries with an `_id` and fields, the first of which names the entry, or plain values of one kind. */
export type ListField = { label: () => string } & (
  | { fields: Record<string, Field>; kind?: undefined }
  | { kind: Field['kind']; fields?: undefined }
)

/** A field for every column of a table; each column that may be null says how a record shows that. */
export type FieldList<Columns, F extends Field = Field> = {
  [C in keyof Columns]-?: F & (null extends Columns[C] ? { whenNull: string } : { whenNull?: never })
}
