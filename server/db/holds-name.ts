import { soundsBegun, soundsLike } from '#i18n/typed/names.ts'
import { holds } from '#server/db/client.ts'
import { Prisma } from '../../prisma/generated/sqlite/client.ts'

/** As `holds`, of a table with `nameSounds`; names that sound like the word are found, too: Rahman finds রহমান, and Hosain Hossain. */
export function holdsName(columns: string[], word: string): Prisma.Sql {
  const patterns = [...soundsLike(word).map(sound => `% ${sound} %`), ...soundsBegun(word).map(sound => `% ${sound}%`)]
  const sounds = patterns.map(pattern => Prisma.sql`"nameSounds" LIKE ${pattern}`)
  return Prisma.sql`(${Prisma.join([holds(columns, word), ...sounds], ' OR ')})`
}
