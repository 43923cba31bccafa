import { KEY_FORM, nameKeys } from '#i18n/typed/names.ts'
import { read, write } from '#server/db/client.ts'

const PART = 200

/** Writes the keys of names anew that an earlier version of the product has stored, in parts. Gives how many. */
export async function writeKeys(): Promise<number> {
  let written = 0
  for (let part = PART; part === PART; written += part) {
    const rows = await read.application.findMany({
      where: { keyedAs: { not: KEY_FORM } },
      take: PART,
      select: { id: true },
    })
    await write(async transaction => {
      const where = { id: { in: rows.map(({ id }) => id) } }
      for (const { id, name } of await transaction.application.findMany({ where, select: { id: true, name: true } }))
        await transaction.application.update({ where: { id }, data: nameKeys(name), select: { id: true } })
    })
    part = rows.length
  }
  return written
}
