import { nameKeys } from '#i18n/typed/names.ts'
import type { Sealed } from '#server/features/workers/schema.ts'
import { hashNid, hashPassport, sealNumbers } from '#server/features/workers/sealing.ts'

/** What is stored of a form, or of some of its fields; what it leaves out of the sealed numbers stays as it was `before`. */
export function storedOf<Facts extends { name: string; nameBn?: string | undefined }>(
  id: string,
  { passport, nid, account, ...values }: Facts & { [Name in keyof Sealed]?: string | undefined },
  before: Sealed,
) {
  const numbers = {
    passport: passport ?? before.passport,
    nid: nid ?? before.nid,
    account: account ?? before.account,
  }
  return {
    ...values,
    ...nameKeys(values.name, values.nameBn),
    numbers: sealNumbers(id, numbers),
    passportHash: hashPassport(numbers.passport),
    nidHash: hashNid(numbers.nid),
  }
}
