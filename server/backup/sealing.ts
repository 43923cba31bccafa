import { createReadStream, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { ReadableStream as WebStream } from 'node:stream/web'
import { config } from '#server/config/config.ts'

const HEADER = 'age-encryption.org/v1'
/** scrypt with 2^17 rounds: a second and 128 MB, once for each archive. */
const WORK_FACTOR = 17
const READ_BYTES = 256 * 1024

export type Bytes = AsyncIterable<Uint8Array>

/** What archives are encrypted with; undefined where they are not. Throws an Error when BACKUP_PASSPHRASE_FILE cannot be read. */
export function passphrase(): string | undefined {
  const file = config.BACKUP_PASSPHRASE_FILE
  if (!file) return config.BACKUP_PASSPHRASE
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new Error(`BACKUP_PASSPHRASE_FILE cannot be read: ${(error as Error).message}`, { cause: error })
  }
  if (text.length < 16) throw new Error(`BACKUP_PASSPHRASE_FILE, ${file}, has to hold at least 16 characters`)
  return text
}

/** Encrypts a stream in the format of age, so that its own tool opens it, too. */
export async function sealStream(bytes: Bytes, words: string): Promise<Bytes> {
  const { Encrypter } = await import('age-encryption') // here, as the product itself does without
  const encrypter = new Encrypter()
  encrypter.setPassphrase(words)
  encrypter.setScryptWorkFactor(WORK_FACTOR)
  return encrypter.encrypt(webStream(bytes))
}

/**
 * The bytes of an archive, decrypted where it is encrypted: what comes out is authentic, but the end may be an error.
 * Throws an Error with a sentence when the passphrase is missing or another one.
 */
export async function openArchive(file: string): Promise<Bytes> {
  const bytes = createReadStream(file, { highWaterMark: READ_BYTES })
  if (!(await isSealed(file))) return bytes
  const words = passphrase()
  try {
    if (!words)
      throw new Error(
        `${file} is encrypted: set BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE, to what it was made with`,
      )
    const { Decrypter } = await import('age-encryption')
    const decrypter = new Decrypter()
    decrypter.addPassphrase(words)
    return await decrypter.decrypt(webStream(bytes)).catch((error: Error) => {
      throw new Error(
        /no identity matched/.test(error.message)
          ? `${file} was encrypted with another passphrase than BACKUP_PASSPHRASE`
          : `${file} is no whole backup: ${error.message}`,
        { cause: error },
      )
    })
  } catch (error) {
    bytes.destroy()
    throw error
  }
}

const webStream = (bytes: Bytes) => WebStream.from(bytes) as unknown as ReadableStream<Uint8Array>

async function isSealed(file: string) {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0)
    return buffer.subarray(0, bytesRead).toString('latin1') === HEADER
  } finally {
    await handle.close()
  }
}
