import { FILE_NAME, nameOf, pathOf, readPicture, typeOf } from '#server/files/schema.ts'

/** Files that are stored together: their folder in DATA_DIR, in a bucket and in a backup, and the names that it takes. */
export type FileKind = {
  folder: 'pictures' | 'attachments'
  name: RegExp
  typeOf: (name: string) => string
  /** What records have of a stored file. */
  addressOf: (name: string) => string
  /** The stored files of what a row has: of a picture one in each size. */
  namesOf: (value: string) => string[]
}

export const PICTURES: FileKind = {
  folder: 'pictures',
  name: FILE_NAME,
  typeOf,
  addressOf: pathOf,
  namesOf: path => readPicture(path)?.variants.map(variant => nameOf(variant.path)) ?? [],
}

/** What people sent in confidence: under random names, at no address. */
export const ATTACHMENTS: FileKind = {
  folder: 'attachments',
  name: /^[0-9a-f]{32}\.(?:jpg|pdf|bin)$/,
  typeOf: () => 'application/octet-stream',
  addressOf: name => name,
  namesOf: name => [name],
}

export const FILE_KINDS = [PICTURES, ATTACHMENTS]

/** Returns the name. Throws when it is no name of this kind, such as a path that leaves the store. */
export function requireName({ folder, name: rule }: FileKind, name: string): string {
  if (!rule.test(name)) throw new Error(`Not a name of a file in ${folder}: ${name}`)
  return name
}
