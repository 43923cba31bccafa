import { openTestServer, seedAgency } from '../../server/test-server.ts'
import { callsThrough } from '../calls.ts'

/** What a visitor sends. */
export const message = {
  lastName: 'Rahman',
  email: 'rahman@example.com',
  company: 'meghbridge-motors',
  message: 'I need six drivers.\nPlease call.',
}

/** A server of the demonstration agency and its companies, with its owner, and what is done with messages. */
export async function openInbox(settings: Record<string, string> = {}) {
  const server = await openTestServer(settings)
  await seedAgency()
  const { seed } = await import('#prisma/seed/seed.ts')
  await seed(['companies'])
  const { drainBackground } = await import('#server/jobs/background.ts')
  const owner = (await server.signUp('owner')).cookie
  const calls = callsThrough(server)
  const ask = <T>(procedure: string, input: object = {}) => calls.ask<T>(`enquiries.${procedure}`, input, owner)
  const act = <T>(procedure: string, input: object) => calls.act<T>(`enquiries.${procedure}`, input, owner)
  const submit = (given: object) => calls.act<{ reference: string }>('enquiries.submit', { ...message, ...given }, '')
  async function empty() {
    await drainBackground()
    await server.write(async transaction => {
      await transaction.enquiry.deleteMany()
      await transaction.spamWord.deleteMany()
      await transaction.answerTemplate.deleteMany()
      await transaction.mail.deleteMany()
      await transaction.activity.deleteMany()
      await transaction.rateLimiterFlexible.deleteMany()
    })
  }
  return { ...server, owner, ask, act, submit, empty, drainBackground }
}
