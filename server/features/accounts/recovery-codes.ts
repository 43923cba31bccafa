import { createHash, randomInt } from 'node:crypto'
import type { Writer } from '#server/db/client.ts'

const CODES = 10
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789' // none that looks like another
const LENGTH = 24 // 118 bits: from 112 on a plain digest is enough to store them (ASVS 6.5.2)

/** Replaces a person's recovery codes. They are shown once; only digests are stored. */
export async function makeRecoveryCodes(transaction: Writer, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, makeCode)
  await transaction.recoveryCode.deleteMany({ where: { userId } })
  await transaction.recoveryCode.createMany({ data: codes.map(code => ({ id: digest(code), userId })) })
  return codes
}

/** Uses up one of a person's codes; of two attempts at once one succeeds. */
export async function spendRecoveryCode(transaction: Writer, userId: string, code: string): Promise<boolean> {
  const { count } = await transaction.recoveryCode.updateMany({
    where: { id: digest(code), userId, usedAt: null },
    data: { usedAt: new Date() },
  })
  return count === 1
}

function makeCode() {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return letters.replaceAll(/.{4}(?=.)/g, '$&-')
}

function digest(code: string) {
  return createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest('hex')
}
