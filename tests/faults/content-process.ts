import { randomInt } from 'node:crypto'
import type { Reader } from '#server/db/client.ts'
import { killBefore } from './kill-before.ts'

/**
 * A process that works on the content of DATABASE_URL, on records of one content type: `fill`, `change` until it is
 * killed, `publish` what is due, `check`, or `step` with a change and the number of the statement before which it kills
 * itself.
 */
const [, , feature = '', task = '', given = '', number = ''] = process.argv
const { parseConfig } = await import('#server/config/config.ts')
const { configure, closeAll } = await import('#server/process/lifecycle.ts')
const { openDatabase } = await import('#server/db/client.ts')
await import('#server/features.ts')
const { SYSTEM_ACTOR } = await import('#server/actor.ts')
const { toText } = await import('#server/drafts/data.ts')
const drafts = await import('#server/drafts/drafts.ts')
const { restore } = await import('#server/drafts/trash.ts')
const { publishDue } = await import('#server/drafts/scheduling.ts')
const { contentFeatures } = await import('#server/registration/define-feature.ts')
configure(parseConfig({ ...process.env, LOG_LEVEL: 'silent' }))
await openDatabase()
const { read, write } = await import('#server/db/client.ts') // only an open database can be taken from there

const RECORDS = 20
const store = contentFeatures().find(({ name }) => name === feature)!.content
const samples: Record<string, (n: number, words: string) => Record<string, unknown>> = {
  clients: (n, words) => ({
    countryName: `Country ${n}`,
    workSummary: words,
    countryFlagImage: 'https://pictures.example/flag.png',
    company: [{ companyName: 'Port', companySector: 'Loading', valueOfEmployement: 3 }],
    image: [],
  }),
  gallery: (n, words) => ({ title: `Album ${n}`, text: words, pictures: [] }),
}
const values = (n: number) => samples[feature]!(n, `Words ${randomInt(1_000_000)}`)
const by = SYSTEM_ACTOR
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Records with a draft that is due. */
async function fill() {
  for (let n = 0; n < RECORDS; n++) await drafts.saveDraft(store, by, { seen: 0 }, values(n))
  await makeDue()
}

const makeDue = () => write(transaction => transaction.draft.updateMany({ data: { publishAt: new Date(0) } }))

/** Changes random records in random ways, each change said once it is acknowledged. */
async function change() {
  for (;;) {
    const rows = await read.$queryRaw<{ id: string; newest: number }[]>`
      SELECT "recordId" AS "id", CAST(MAX("number") AS DOUBLE PRECISION) AS "newest" FROM "Revision" GROUP BY "recordId"`
    const { id, newest: seen } = rows[randomInt(rows.length)]!
    const target = { id, seen }
    const changes = [
      () => drafts.saveDraft(store, by, target, values(1)),
      () => drafts.publish(store, by, target, values(2)),
      () => drafts.publish(store, by, target),
      () => drafts.unpublish(store, by, target),
      () => drafts.remove(store, by, target),
      () => restore(store, by, id),
      async () => {
        await makeDue()
        await publishDue()
        return { newest: seen }
      },
    ]
    const saved = await changes[randomInt(changes.length)]!().catch(() => undefined)
    if (saved) say(`${id} ${saved.newest}`)
  }
}

/** What is wrong with a record: its live row, draft and revisions have to agree. */
async function problemOf(database: Reader, id: string) {
  const revisions = await database.revision.findMany({ where: { recordId: id }, orderBy: { number: 'asc' } })
  const [live] = await store.readLive(database, [id])
  const draft = await database.draft.findUnique({ where: { feature_recordId: { feature, recordId: id } } })
  const newest = revisions.at(-1)!
  const holds = (number: number, text: string) => revisions[number - 1]?.data === text
  if (newest.number !== revisions.length) return 'a number is missing'
  if (live && !holds(live.version, toText(live.data))) return 'the live row is not what its revision holds'
  if (draft && !holds(draft.number, draft.data)) return 'the draft is not what its revision holds'
  if (newest.action === 'deleted' && (live || draft)) return 'deleted, and there'
  if (newest.action === 'published' && draft) return 'published, and its draft is there'
  if (newest.action === 'unpublished' && (live || !draft)) return 'unpublished by half'
  if (newest.action === 'drafted' && draft && draft.number !== newest.number) return 'an older draft'
  if (/published|created|changed/.test(newest.action.replace('unpublished', '')) && live?.version !== newest.number)
    return 'published by half'
  if (newest.action !== 'deleted' && !live && !draft) return 'gone'
  return undefined
}

async function check() {
  const ids = await read.revision.findMany({ distinct: ['recordId'], select: { recordId: true } })
  const problems = await Promise.all(ids.map(async ({ recordId }) => [recordId, await problemOf(read, recordId)]))
  const numbers = await read.revision.groupBy({ by: ['recordId'], _max: { number: true } })
  const published = await read.revision.count({ where: { action: { in: ['created', 'published'] } } })
  say(
    JSON.stringify({
      problems: problems.filter(([, problem]) => problem),
      published,
      newest: Object.fromEntries(numbers.map(({ recordId, _max }) => [recordId, _max.number])),
    }),
  )
}

/** One change of a new record, up to a statement of it. What an earlier process has left due is published first. */
async function step(name: string, statement: number) {
  await publishDue()
  const { _id: id } = await drafts.saveDraft(store, by, { seen: 0 }, values(1))
  const target = { id, seen: 1 }
  if (name === 'restore') await drafts.remove(store, by, target)
  if (name === 'schedule') await makeDue()
  const changes: Record<string, () => Promise<unknown>> = {
    publish: () => drafts.publish(store, by, target),
    restore: () => restore(store, by, id),
    schedule: () => publishDue(),
  }
  await killBefore(statement)
  await changes[name]!()
  say('done')
}

if (task === 'fill') await fill()
if (task === 'step') await step(given, Number(number))
if (task === 'change') await change()
if (task === 'publish') say(String(await publishDue()))
if (task === 'check') await check()
await closeAll()
