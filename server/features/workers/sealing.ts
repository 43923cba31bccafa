import { hmac, seal, unseal, UnsealError } from '#server/installation/keys.ts'
import { nidKey, type Sealed } from '#server/features/workers/schema.ts'
import type { Given } from '#server/features/workers/merge.shared.ts'

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

/** How a file takes part in merges, as it is stored: it has what was typed before, sealed numbers too. */
export const sealGiven = (workerId: string, given: Given): string =>
  Object.keys(given).length > 0 ? seal(purposeOf(`${workerId} merge`), JSON.stringify(given)).toString('base64') : ''

/** What merges of before 2026-11-29 do not say. */
const NO_ADDRESS = { village: '', postOffice: '', upazila: '' }

/** The same, opened; undefined by the same rule as `openNumbers`. Merges of before 2026-11-28 say in the clear what the file was. */
export function openGiven({ id, given }: { id: string; given: string }): Given | undefined {
  if (given === '') return {}
  if (given.startsWith('{')) return { was: (JSON.parse(given) as { state?: string }).state ?? 'active' }
  const text = openFile(`${id} merge`, Buffer.from(given, 'base64'))?.toString()
  if (text === undefined) return undefined
  const { own, chosen, ...rest } = JSON.parse(text) as Given
  return {
    ...rest,
    ...(own && { own: { ...NO_ADDRESS, ...own } }),
    ...(chosen && { chosen: chosen.map(unit => (unit === 'district' ? 'home' : unit)) }),
  }
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
