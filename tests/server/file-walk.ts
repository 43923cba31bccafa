import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { list } from 'tar'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { backUp, Incomplete, unpack, verify } from '#server/backup/archive.ts'
import { fetchFiles, findMissing, findNamedFiles, pathIn } from '#server/backup/files.ts'
import { dataLocation } from '#server/backup/location.ts'
import { restore } from '#server/backup/restore.ts'
import { tableOf } from '#server/db/table-of.ts'
import { storeAttachment, sweepAttachments } from '#server/files/attachment.ts'
import { ATTACHMENTS, PICTURES } from '#server/files/file-kinds.ts'
import { tablesNaming } from '#server/files/named.ts'
import { attachments, store } from '#server/files/store.ts'
import { rowsOf, tableList } from '#server/tables.ts'
import { addSamples, columns } from './sample-rows.ts'
import { openTestServer, picture } from './test-server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
type Server = Awaited<ReturnType<typeof openTestServer>>
type Table = ReturnType<typeof tablesNaming>[number]['table']
type Named = { table: Table; name: string; path: string }

/** A table with those that its rows cannot be without. */
const withParents = (table: Table): Table[] => [
  table,
  ...columns
    .get(table)!
    .flatMap(({ leadsTo, isOptional }) => (leadsTo && !isOptional ? withParents(leadsTo.table) : [])),
]

/** In each table that names files a row with one that is stored. */
async function nameFiles(server: Server, cookie: string): Promise<Named[]> {
  const named: Named[] = []
  const given: { [Name in Table]?: object } = {}
  for (const { table, column } of tablesNaming('attachments')) {
    const name = await storeAttachment(Buffer.from(table), 'bin')
    given[table] = { [column]: name }
    named.push({ table, name, path: pathIn(ATTACHMENTS, name) })
  }
  const needed = new Set(named.flatMap(({ table }) => withParents(table)))
  await addSamples(
    server.prisma,
    given,
    tableList.flatMap(([table]) => (needed.has(table) ? [table] : [])),
  )
  const { url } = (await server.upload(await picture().jpeg().toBuffer(), { cookie })).body.data
  const [name] = PICTURES.namesOf(new URL(url).pathname)
  return [...named, { table: 'Picture', name: name!, path: pathIn(PICTURES, name!) }]
}

const filesIn = async (archive: string) => {
  const paths: string[] = []
  await list({ file: archive, onReadEntry: ({ path }) => void paths.push(path) })
  return paths
}

/** Every table whose rows name files is walked through backup, restore and sweep, with these settings. */
export function walkFiles(title: string, settings: () => Record<string, string>): void {
  describe(title, () => {
    const away = mkdtempSync(join(tmpdir(), 'every-file-'))
    afterAll(() => rmSync(away, { recursive: true, force: true }))
    const backUpNow = (say: (line: string) => void = () => {}) => backUp(dataLocation(), join(away, 'backups'), say)
    const storeOf = ({ table }: Named) => (table === 'Picture' ? store() : attachments())

    async function open() {
      const server = await openTestServer(settings())
      onTestFinished(server.close)
      const { cookie } = await server.signUp('owner')
      return { ...server, cookie, named: await nameFiles(server, cookie) }
    }

    test('a backup has the file of every row, and a restore brings each back', async () => {
      const { config, named } = await open()
      expect(named.length).toBeGreaterThan(5)
      const { path: archive, manifest } = await backUpNow()
      expect(Object.keys(manifest.files)).toEqual(expect.arrayContaining(named.map(({ path }) => path)))
      for (const each of named) await storeOf(each).delete(each.name)
      const dataDir = join(away, 'restored')
      const place = { dataDir, file: join(dataDir, 'agency.db') }
      await restore(archive, place, { check: false, force: false }, () => {})
      const there = { ...config, DATA_DIR: dataDir }
      const all = await findNamedFiles(place.file)
      expect(await fetchFiles(all, there, join(away, 'fetched'), () => {}), 'nothing is missing').toEqual([])
      for (const { path } of named) expect([path, existsSync(join(away, 'fetched', path))]).toEqual([path, true])
    })

    test('a lost file fails the backup by its table, and the rest is saved', async () => {
      const { named } = await open()
      for (const each of named) {
        const bytes = (await storeOf(each).get(each.name))!
        await storeOf(each).delete(each.name)
        const error = await backUpNow().catch((reason: Error) => reason)
        if (!(error instanceof Incomplete)) throw new Error(`No backup should be whole without ${each.path}: ${error}`)
        expect(error.message).toMatch(
          new RegExp(
            `Missing in .+: 1 of the \\d+ files that ${rowsOf(each.table)} name \\(the first is ${each.name}\\)`,
          ),
        )
        expect((await verify(error.path)).lacks).toContain(rowsOf(each.table))
        const saved = await filesIn(error.path)
        expect(saved).toEqual(
          expect.arrayContaining(named.filter(({ path }) => path !== each.path).map(({ path }) => path)),
        )
        await storeOf(each).put(each.name, bytes)
      }
      await backUpNow()
    }, 60_000)

    test('a row that is deleted with its file while a backup is made fails nothing', async () => {
      const { named, prisma } = await open()
      for (const each of named.filter(({ table }) => table !== 'Picture')) {
        let deleting: Promise<unknown> | undefined
        const { path, manifest } = await backUpNow(line => {
          if (line === 'The database is copied')
            deleting ??= tableOf(prisma, each.table)
              .deleteMany({ where: {} })
              .then(() => attachments().delete(each.name))
        })
        await deleting
        const folder = mkdtempSync(join(away, 'unpacked-'))
        await unpack(path, manifest, folder, () => {})
        expect(await findMissing(await findNamedFiles(join(folder, 'agency.db')), folder)).toEqual([])
      }
    }, 60_000)

    test('the sweep leaves files that a row of any table names, and takes the others', async () => {
      const { named, prisma } = await open()
      const alone = await storeAttachment(Buffer.from('of nobody'), 'bin')
      const sent = named.filter(({ table }) => table !== 'Picture')
      const names = async () => (await attachments().list()).map(({ name }) => name).toSorted()
      await sweepAttachments(Date.now() + 2 * DAY_MS)
      expect(await names()).not.toContain(alone)
      expect(await names()).toEqual(expect.arrayContaining(sent.map(({ name }) => name)))
      for (const { table, name } of sent) {
        await tableOf(prisma, table).deleteMany({ where: {} })
        await sweepAttachments(Date.now() + 2 * DAY_MS)
        expect([table, await attachments().has(name)]).toEqual([table, false])
      }
    })
  })
}
