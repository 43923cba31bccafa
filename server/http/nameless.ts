import { createHmac, randomBytes } from 'node:crypto'

const KEY = randomBytes(32)

/** Stands for an address as long as this process runs, so that nothing in its memory names who wrote. */
export const nameless = (address: string): string => createHmac('sha256', KEY).update(address).digest('base64url')
