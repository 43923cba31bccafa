import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { config } from '#server/config/config.ts'
import { perServer } from '#server/process/lifecycle.ts'
import { log } from '#server/process/log.ts'
import { StartError } from '#server/process/start-error.ts'

const KEY_BYTES = 32
/** The same bound as of APP_KEY in config-table.ts. */
const KEY_MIN = 32
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const MARK_LENGTH = 16
const NAME_LENGTH = 8

/**
 * Where this installation keeps what must be in no database and no backup: whoever holds a backup alone can check no guessed code. Only its
 * owner may read it. docs/decisions/0240 says why.
 */
export const keysFolder = (): string => join(config.DATA_DIR, 'keys')

/** Whether there are keys of this installation: without them, codes and links in a restored database open nothing. */
const hasKeys = (): boolean => config.APP_KEY !== undefined || existsSync(join(keysFolder(), 'app.key'))

/**
 * Makes the key of this installation where there is none yet, so that whoever sets it up has something to copy. What
 * cannot be written now is made by whatever needs it first. Throws a StartError where a file is no key.
 */
export function prepareKey(): void {
  try {
    key()
  } catch (error) {
    if (error instanceof StartError) throw error
    log.warn({ err: error }, 'the key of this installation could not be made yet')
  }
}

/** By what two keys are told apart; it gives neither away. Undefined where there is none. */
export const markOfKey = (): string | undefined => (hasKeys() ? hmac('mark', 'key').slice(0, MARK_LENGTH) : undefined)

/** What people call a key by, of its mark: enough to tell a few apart. Undefined where there is none. */
export const nameOfKey = (mark = markOfKey()): string | undefined => mark?.slice(0, NAME_LENGTH)

const storedKey = () => config.APP_KEY ?? readOrCreateKey()
const used = perServer(() => ({ key: withoutBreaks(storedKey()) }))
const key = () => used().key

/** An editor or a secret of a container ends a file with a line break, which is no part of the key. */
const withoutBreaks = (text: string) => text.replace(/[\r\n]+$/, '')

/**
 * Takes the key with the line breaks at its end where a database belongs to that one: earlier versions took them for a
 * part of it, and what they have sealed opens with nothing else.
 */
export function takeKeyOf(mark: string | null): void {
  if (mark === null || !hasKeys() || markOfKey() === mark) return
  const whole = storedKey()
  if (hmacWith(whole, 'mark', 'key').slice(0, MARK_LENGTH) === mark) used().key = whole
}

/** An HMAC-SHA-256 of a text as base64url, with the key of this installation; `purpose` separates what must not match each other. */
export const hmac = (purpose: string, text: string): string => hmacWith(key(), purpose, text)

const hmacWith = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url')

/** Whether two HMACs are the same, in a time that says nothing. */
export const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/**
 * Encrypts bytes, or a text as UTF-8, with AES-256-GCM and a key that is derived from this installation's for one
 * purpose. What comes out is the nonce, the tag and the encrypted bytes.
 */
export function seal(purpose: string, open: Buffer | string): Buffer<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, sealingKey(purpose), nonce)
  const sealed = [cipher.update(open as string, 'utf8'), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed])
}

/** What was sealed. Throws an UnsealError when it was changed, or sealed for another purpose or by an installation with another key. */
export function unseal(purpose: string, sealed: Uint8Array): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(sealed)
  const tagEnd = NONCE_BYTES + TAG_BYTES
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES)
    const decipher = createDecipheriv(CIPHER, sealingKey(purpose), nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd))
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()])
  } catch {
    throw new UnsealError()
  }
}

export class UnsealError extends Error {
  override message = 'Not sealed with the key of this installation'
}

const sealingKey = (purpose: string) => Buffer.from(hkdfSync('sha256', key(), '', `sealing\0${purpose}`, KEY_BYTES))

/**
 * The key in DATA_DIR. The first process that needs it creates it; of two at once both read the one that was first.
 * Throws a StartError where it is empty or too short.
 */
function readOrCreateKey(): string {
  const file = join(keysFolder(), 'app.key')
  try {
    return requireLong(readFileSync(file, 'utf8'), file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  mkdirSync(keysFolder(), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file) // whole, or not at all
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}

function requireLong(text: string, file: string): string {
  const { length } = text.trim()
  if (length >= KEY_MIN) return text
  throw new StartError(
    `${file} ${length === 0 ? 'is empty' : `has ${length} characters`}: allowed is a key of at least ${KEY_MIN} characters, as for APP_KEY. Put the copy of it there; where there is none and this is a new installation, delete the file, and the next start makes a key.`,
  )
}
