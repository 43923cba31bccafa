import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, test as base } from './test.ts'

/** A mail as shown to its reader, with its first link. */
export type Mail = { to: string; subject: string; text: string; link: string }
export type Mails = Awaited<ReturnType<typeof startMailServer>>

/** Tests whose product sends its mail to a mail server on this machine. */
export const test = base.extend<{ mails: Mails }>({
  mails: async ({}, use) => {
    const mails = await startMailServer()
    await use(mails)
    await mails.end()
  },
  environment: ({ environment, mails }, use) => use({ ...environment, SMTP_URL: mails.url }),
})

async function startMailServer() {
  const unread: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 200,
    onData(stream, _, done) {
      stream.once('end', () => done())
      void take(stream)
    },
  })
  server.on('error', () => {}) // a stopped product aborts its connections
  async function take(stream: Readable) {
    const letter = await buffer(stream).catch(() => null)
    if (!letter) return // a stopped product breaks off in the middle of a mail
    const { to, subject = '', text = '' } = await PostalMime.parse(letter)
    unread.push({ to: to?.[0]?.address ?? '', subject, text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? '' })
  }
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')

  /** Waits for the oldest unread mail to an address. */
  async function next(to: string): Promise<Mail> {
    await expect.poll(() => unread.some(mail => mail.to === to), `a mail to ${to}`).toBe(true)
    const [mail] = unread.splice(
      unread.findIndex(each => each.to === to),
      1,
    )
    return mail as Mail
  }

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    unread,
    next,
    end: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
      }),
  }
}
