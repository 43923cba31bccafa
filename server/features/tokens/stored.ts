import type { Contributions } from '#server/define-feature.ts'
import { read } from '#server/db/client.ts'
import { programName } from '#server/http/programs.ts'

/** Tokens as whoever lets programs in asks for them. */
export const storedTokens: Contributions['programs'] = {
  find: digest => read.apiToken.findUnique({ where: { digest }, include: { user: true } }),
  noteUse: (transaction, id) => transaction.apiToken.updateMany({ where: { id }, data: { lastUsedAt: new Date() } }),
  endAll: transaction => transaction.apiToken.deleteMany(),
  async findActor(database, id) {
    const token = await database.apiToken.findUnique({ where: { id } })
    return token ? { id, name: programName(token.name) } : undefined
  },
}
