import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { config } from '#server/config.ts'

const WAIT = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Gives a mail to the mail server of SMTP_URL, or writes it as an .eml file into the outbox. Throws when neither can be done now. */
export const deliver: (mail: SendMailOptions) => Promise<void> = config.SMTP_URL ? overSmtp(config.SMTP_URL) : intoOutbox(join(config.DATA_DIR, 'outbox'))

function overSmtp(url: string) {
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...WAIT } as Parameters<typeof createTransport>[0])
  return async (mail: SendMailOptions) => { await transport.sendMail(mail) }
}

function intoOutbox(folder: string) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail: SendMailOptions) => {
    const { message } = await transport.sendMail(mail)
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
