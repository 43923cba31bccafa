import type { Contributions } from '#server/registration/define-feature.ts'
import { read } from '#server/db/client.ts'
import { findPerson } from '#server/http/people.ts'
import { programName } from '#server/http/programs.ts'

/** Tokens as whoever lets programs in asks for them. */
export const storedTokens: Contributions['programs'] = {
  page: '/admin/tokens',
  async find(digest) {
    const token = await read.apiToken.findUnique({ where: { digest } })
    const user = token && (await findPerson(read, token.userId))
    return token && user ? { ...token, user } : null
  },
  noteUse: (transaction, id) => transaction.apiToken.updateMany({ where: { id }, data: { lastUsedAt: new Date() } }),
  endAll: transaction => transaction.apiToken.deleteMany(),
  async findActor(database, id) {
    const token = await database.apiToken.findUnique({ where: { id } })
    return token ? { id, name: programName(token.name) } : undefined
  },
}
