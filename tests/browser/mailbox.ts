import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export type Letter = { to: string[]; text: string }

/** A mail server on this port of the machine itself. `letters` are what it has taken, `text` as it was sent. */
export async function openMailbox(port: number) {
  const letters: Letter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 200,
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (part: Buffer) => {
        text += part.toString()
      })
      stream.on('end', () => {
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return { letters, close: () => new Promise<void>(resolve => server.close(() => resolve())) }
}
