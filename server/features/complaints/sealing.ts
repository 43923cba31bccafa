import { seal, unseal, UnsealError } from '#server/installation/keys.ts'

/** What somebody chose to add; each may be empty. */
export type Details = { about: string; place: string; contact: string }

/** A text of a complaint as it is stored. What is sealed in one complaint opens in no other. docs/decisions/0126 says why. */
export const sealText = (complaintId: string, text: string): string =>
  seal(purposeOf(complaintId), text).toString('base64')

/** The text; undefined where it was sealed with a key that this installation does not have. */
export const openText = (complaintId: string, sealed: string): string | undefined =>
  openFile(complaintId, Buffer.from(sealed, 'base64'))?.toString()

export const sealDetails = (complaintId: string, details: Details): string =>
  sealText(complaintId, JSON.stringify(details))

export function openDetails({ id, details }: { id: string; details: string }): Details | undefined {
  const text = openText(id, details)
  return text === undefined ? undefined : (JSON.parse(text) as Details)
}

export const sealFile = (complaintId: string, bytes: Buffer): Buffer => seal(purposeOf(complaintId), bytes)

/** The bytes of a file, by the same rule as `openText`. */
export function openFile(complaintId: string, sealed: Uint8Array): Buffer<ArrayBuffer> | undefined {
  try {
    return unseal(purposeOf(complaintId), sealed)
  } catch (error) {
    if (error instanceof UnsealError) return undefined
    throw error
  }
}

const purposeOf = (complaintId: string) => `complaint ${complaintId}`
