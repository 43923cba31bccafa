/**
 * Where picture files are stored. A name (`FILE_NAME` in schema.ts) always means the same bytes. Every function throws
 * when the store fails.
 */
export type ImageStore = {
  /** an image host of somebody else: stores one file of a picture, under an address of its own, and can neither list nor delete it */
  isHost: boolean
  has(name: string): Promise<boolean>
  /** returns the address for records: a path of ours, or a host's address. On a disk, `at` is the moment that the file tells */
  put(name: string, bytes: Buffer, at?: Date): Promise<string>
  /** null when there is no such file */
  get(name: string): Promise<Buffer<ArrayBuffer> | null>
  delete(name: string): Promise<void>
  /** deletes partial files that a crash has left before then */
  tidy?(before: Date): Promise<void>
  /** throws when nothing could be stored now; a ConfigError when a setting is the cause */
  check(): Promise<void>
}

/** A store of ours, which knows what is in it. */
export type ListedStore = ImageStore & { list(): Promise<{ name: string; at: Date }[]> }
