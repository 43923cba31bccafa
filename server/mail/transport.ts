import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions, Transporter } from 'nodemailer'
import { config } from '#server/config/config.ts'
import { perServer } from '#server/process/lifecycle.ts'

const EML = '.eml'
const UUID_LENGTH = 36
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** The folder for mails while no mail server is configured; null with one. */
export const outbox = (): string | null => (config.SMTP_URL ? null : join(config.DATA_DIR, 'outbox'))

/**
 * Hands a mail to the mail server of SMTP_URL, or writes it as an .eml file into the outbox. Gives what the server
 * said. Throws when neither can be done now.
 */
export async function deliver(id: string, mail: SendMailOptions): Promise<string | undefined> {
  const { message, response } = await (await transport()).sendMail(mail)
  const folder = outbox()
  if (folder !== null) await writeToOutbox(folder, id, message as Buffer)
  return typeof response === 'string' ? response : undefined
}

/** Loaded with the first mail: a start does without the library. */
const transport = perServer(loadTransport, async loaded => (await loaded).close())

async function loadTransport(): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport(
    config.SMTP_URL
      ? ({ url: config.SMTP_URL, pool: true, maxConnections: 2, ...TIMEOUTS_MS } as object)
      : { streamTransport: true, buffer: true, newline: 'windows' },
  )
}

/** Deletes the files of these mails. What a mail server has taken is out of our hands. */
export async function removeFromOutbox(ids: string[]): Promise<void> {
  const folder = join(config.DATA_DIR, 'outbox')
  const names = ids.length > 0 ? await readdir(folder).catch(() => []) : []
  for (const name of names)
    if (ids.some(id => name.endsWith(`-${id}.eml`))) await rm(join(folder, name), { force: true })
}

/** The ids of mails that lie in the outbox, as no mail server was there to take them. */
export async function filedMails(): Promise<(id: string) => boolean> {
  const names = await readdir(join(config.DATA_DIR, 'outbox')).catch(() => [])
  const ids = new Set(names.map(name => name.slice(-UUID_LENGTH - EML.length, -EML.length)))
  return id => ids.has(id)
}

async function writeToOutbox(folder: string, id: string, message: Buffer) {
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${id}.eml`)
  try {
    await writeFile(`${file}.part`, message)
    await rename(`${file}.part`, file)
  } catch (error) {
    await rm(`${file}.part`, { force: true })
    throw error
  }
}
