import { randomBytes } from 'node:crypto'
import { hmac } from '#server/installation/keys.ts'

const CODE_DIGITS = 16
const CODES = 10n ** BigInt(CODE_DIGITS)
const RANDOM_BYTES = 32

/**
 * The code of a complaint: 16 random digits. All of it that is sent again with the same key of its form has the same code, so that whoever
 * loads the page with it again has not written down a wrong one; anything else has another one.
 */
export const createCode = (sendKey: string, sent: unknown): string =>
  digitsOf(sendKey ? derive('complaint code', `${sendKey}\0${JSON.stringify(sent)}`) : randomBytes(RANDOM_BYTES))

/** The id of a message, by the same rule. */
export const createEntryId = (complaintId: string, sendKey: string, sent: unknown): string =>
  (sendKey
    ? derive('complaint entry', `${complaintId}\0${sendKey}\0${JSON.stringify(sent)}`)
    : randomBytes(RANDOM_BYTES)
  )
    .subarray(0, 16)
    .toString('hex')

/** What is stored of a code: without the key of this installation nobody can try codes against it. */
export const hashCode = (code: string): string => hmac('complaint', code)

/** As it is shown and read out: groups of four digits. */
export const groupsOf = (code: string): string => code.replace(/\d{4}(?=\d)/g, '$& ')

const derive = (purpose: string, text: string) => Buffer.from(hmac(purpose, text), 'base64url')

const digitsOf = (bytes: Buffer) => String(BigInt(`0x${bytes.toString('hex')}`) % CODES).padStart(CODE_DIGITS, '0')
