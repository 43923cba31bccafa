import { otherSound } from '#i18n/typed/names.ts'
import { holds } from '#server/db/client.ts'
import { Prisma } from '../../prisma/generated/sqlite/client.ts'

/** As `holds`, of a table with `nameSounds`; a name in the other script that sounds like the word is found, too: Rahman finds রহমান. */
export function holdsName(columns: string[], word: string): Prisma.Sql {
  const sound = otherSound(word)
  const held = holds(columns, word)
  return sound ? Prisma.sql`(${held} OR "nameSounds" LIKE ${`% ${sound} %`})` : held
}
