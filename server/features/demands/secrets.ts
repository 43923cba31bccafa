import { randomBytes } from 'node:crypto'
import { hmac } from '#server/installation/keys.ts'

const LINK_BYTES = 16
const LINK_CHARACTERS = 22 // as base64url

/** The secret of a demand's link. What is sent twice with one key has the same one, so that the first mail's link stays valid. */
export const createSecret = (sendKey: string): string =>
  sendKey ? hmac('demand secret', sendKey).slice(0, LINK_CHARACTERS) : randomBytes(LINK_BYTES).toString('base64url')

export const hashLink = (secret: string): string => hmac('demand link', secret)

/** Of the key that a form chose: it brings back the same demand, so it is kept like a secret. */
export const hashSendKey = (key: string): string => hmac('demand sending', key)
