import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions, Transporter } from 'nodemailer'
import { config } from '#server/config.ts'

const WAIT = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Where mails are written while no mail server is set up. */
export const outbox: string | null = config.SMTP_URL ? null : join(config.DATA_DIR, 'outbox')

/** Gives a mail to the mail server of SMTP_URL, or writes it as an .eml file into the outbox. Throws when neither can be done now. */
export const deliver: (mail: SendMailOptions) => Promise<void> = config.SMTP_URL
  ? overSmtp(config.SMTP_URL)
  : intoOutbox(join(config.DATA_DIR, 'outbox'))

function overSmtp(url: string) {
  const transport = opened({ url, pool: true, maxConnections: 2, ...WAIT })
  return async (mail: SendMailOptions) => {
    await (await transport()).sendMail(mail)
  }
}

function intoOutbox(folder: string) {
  const transport = opened({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail: SendMailOptions) => {
    const { message } = await (await transport()).sendMail(mail)
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`)
    try {
      await writeFile(`${file}.part`, message as Buffer)
      await rename(`${file}.part`, file)
    } catch (error) {
      await rm(`${file}.part`, { force: true })
      throw error
    }
  }
}

/** Loads the library with the first mail, not at the start. */
function opened(options: object): () => Promise<Transporter> {
  let transport: Promise<Transporter> | undefined
  return () => (transport ??= import('nodemailer').then(({ createTransport }) => createTransport(options)))
}
