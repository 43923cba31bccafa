// `npm run keys`, built to dist/server/keys.js
import { requireKnownDatabase } from '#server/backup/known-database.ts'
import { print, runCommand } from '#server/cli/run-command.ts'
import { config } from '#server/config/config.ts'
import { countErased, forgetErased } from '#server/erasure/erased-records.ts'
import { findKeyMark, placeOfKey, setKeyMark } from '#server/installation/claim.ts'
import { keysFolder, markOfKey, nameOfKey, prepareKey } from '#server/installation/keys.ts'
import { openInstallation } from '#server/installation/open.ts'

const USAGE = `npm run keys                               says which key is here, which the database belongs to, and what is on the list of erased records
npm run keys -- --adopt                    takes the key here instead of one that is lost for good: codes, links, complaints, authenticator apps and secrets of webhooks that are stored under that one open nothing any more
npm run keys -- --forget-erased 2026-11-30 takes those off the list of erased records that were put on it on this day and later, so that a restore brings them back for good; all instead of a day takes off every one`

await runCommand(
  USAGE,
  { adopt: { type: 'boolean' }, 'forget-erased': { type: 'string' } },
  async ({ values: { adopt: isAdopted, 'forget-erased': from }, positionals: [word] }) => {
    if (word !== undefined) throw new Error(`Unexpected word “${word}”.\n${USAGE}`)
    if (from !== undefined && from !== 'all' && !/^\d{4}-\d\d-\d\d$/.test(from))
      throw new Error(`--forget-erased takes a day such as 2026-11-30, or all.\n${USAGE}`)
    if (from !== undefined) return sayForgotten(from)
    await requireKnownDatabase(config.DATABASE_URL)
    await openInstallation()
    if (isAdopted) return adopt()
    print(sayOfKeys(await findKeyMark()))
    return sayOfErased()
  },
)

async function adopt() {
  const before = await findKeyMark()
  prepareKey()
  const mark = markOfKey()
  if (mark === undefined) throw new Error(`There is no key, and none can be made in ${keysFolder()}`)
  if (before === mark) return `The database belongs to the key here already: ${nameOfKey()}`
  await setKeyMark(mark)
  return `The database belongs to the key ${nameOfKey()} from now on, ${placeOfKey()}. Copy it to a place apart from the backups, and give it to every product on this database`
}

function sayOfKeys(known: string | null) {
  const here = markOfKey() ? `The key here is ${nameOfKey()}, ${placeOfKey()}` : 'There is no key here'
  if (known === null) return `${here}. The database belongs to none yet`
  return known === markOfKey()
    ? `${here}. It is that of the database`
    : `${here}. The database belongs to the key ${nameOfKey(known)}`
}

function sayOfErased() {
  const { all, wrong } = countErased()
  const list = `The list of erased records in ${keysFolder()} has ${all}`
  return wrong > 0
    ? `${list}. A clock that was ahead has put ${wrong} of them on it, which a restore brings back: --forget-erased takes them off`
    : list
}

function sayForgotten(from: string) {
  const { count, kept } = forgetErased(from)
  return count > 0
    ? `Taken off the list of erased records: ${count}. Restore the backup that has them. What the list was is in ${kept}`
    : 'The list of erased records has none of these'
}
