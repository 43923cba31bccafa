// `npm run restore`, built to dist/server/restore.js
import { withArchive } from '#server/backup/find-archive.ts'
import { dataLocation } from '#server/backup/location.ts'
import { restore } from '#server/backup/restore.ts'
import { COPYING_MB, PRODUCT_MB } from '#server/cli/bounded-memory.ts'
import { print, runCommand } from '#server/cli/run-command.ts'
import { config } from '#server/config/config.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import { openEpoch } from '#server/installation/epoch.ts'
import { countErased, eraseAll } from '#server/erasure/erased-records.ts'
import '#server/features.ts'
import { openInstallation } from '#server/installation/open.ts'

const USAGE = `npm run restore -- FILE            puts a backup into an empty installation, on SQLite or PostgreSQL
npm run restore -- FILE --check    verifies it and changes nothing
npm run restore -- FILE --force    also where there are records, which are set aside; never while the product runs
npm run restore -- --drill [FILE]  restores it, or the newest, in a temporary place, starts the product on it and asks for pages
bucket:NAME or bucket:newest       as FILE is an archive in the bucket of the BACKUP_S3_ variables`

await runCommand(
  USAGE,
  { check: { type: 'boolean' }, force: { type: 'boolean' }, drill: { type: 'boolean' } },
  async ({ values: { check = false, force = false, drill: isDrill = false }, positionals: [file, ...more] }) => {
    if ((!file && !isDrill) || more.length > 0)
      throw new Error(`${file ? `Unexpected word “${more[0]}”` : 'Which FILE?'}\n${USAGE}`)
    if (isDrill && (check || force)) throw new Error(`--drill goes with neither --check nor --force.\n${USAGE}`)
    return withArchive(file, print, async archive => {
      if (isDrill) {
        const { drill } = await import('#server/backup/drill.ts')
        return drill(archive, config, print)
      }
      const place = dataLocation()
      const sentence = await ('url' in place
        ? import('#server/backup/restore-server.ts').then(({ restoreIntoServer }) =>
            restoreIntoServer(archive, place, { check, force }, print),
          )
        : restore(archive, place, { check, force }, print))
      if (!check) {
        await openInstallation()
        await openEpoch()
        for (const { onRestored } of registeredFeatures()) await onRestored?.()
        const erased = await eraseAll()
        const { wrong } = countErased()
        if (erased > 0)
          print(
            `Erased again, as before: ${erased} records. If a wrong clock or setting had erased them: npm run keys -- --forget-erased DAY, then restore once more`,
          )
        if (wrong > 0)
          print(`Not erased again, as a clock that was ahead had done it: what ${wrong} entries of the list name`)
      }
      return sentence
    })
  },
  process.argv.includes('--drill') ? PRODUCT_MB : COPYING_MB,
)
