import { hmac, seal, unseal, UnsealError } from '#server/keys.ts'
import { nidKey, type Sealed } from '#server/features/workers/schema.ts'

export const NO_NUMBERS: Sealed = { passport: '', nid: '', account: '' }

/** The sealed numbers of a file as they are stored. What is sealed in one file opens in no other. docs/decisions/0270 says why. */
export const sealNumbers = (workerId: string, numbers: Sealed): string =>
  Object.values(numbers).some(Boolean) ? seal(purposeOf(workerId), JSON.stringify(numbers)).toString('base64') : ''

/** The numbers; undefined where they were sealed with a key that this installation does not have. */
export function openNumbers({ id, numbers }: { id: string; numbers: string }): Sealed | undefined {
  if (numbers === '') return NO_NUMBERS
  const text = openFile(id, Buffer.from(numbers, 'base64'))?.toString()
  return text === undefined ? undefined : { ...NO_NUMBERS, ...(JSON.parse(text) as Sealed) }
}

/** The file of a document, which may go over to another worker’s file. */
export const sealFile = (documentId: string, bytes: Buffer): Buffer => seal(purposeOf(documentId), bytes)

/** The bytes of a file, by the same rule as `openNumbers`. */
export function openFile(documentId: string, sealed: Uint8Array): Buffer<ArrayBuffer> | undefined {
  try {
    return unseal(purposeOf(documentId), sealed)
  } catch (error) {
    if (error instanceof UnsealError) return undefined
    throw error
  }
}

/** What finds a file by a number that nobody can read in the database; null for none. */
export const hashPassport = (passport: string): string | null => (passport ? hmac('worker passport', passport) : null)
export const hashNid = (nid: string): string | null => (nid ? hmac('worker nid', nidKey(nid)) : null)

const purposeOf = (id: string) => `worker ${id}`
