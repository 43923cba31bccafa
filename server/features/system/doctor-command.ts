// `npm run doctor`, built to dist/server/doctor.js
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { refreshAgency } from '#server/site/agency.ts'
import { findOpenMigrations, requireKnownDatabase } from '#server/backup/known-database.ts'
import { lastBackup, lastDrill } from '#server/backup/schedule.ts'
import { print, runCommand } from '#server/cli/run-command.ts'
import { config, databaseFile } from '#server/config/config.ts'
import { overview } from '#server/features/system/domain.ts'
import '#server/features.ts'
import { store } from '#server/files/store.ts'
import { findKeyMark, refusal } from '#server/installation/claim.ts'
import { readLineage } from '#server/installation/lineage.ts'
import { openInstallation } from '#server/installation/open.ts'
import { markOfKey, nameOfKey } from '#server/installation/keys.ts'
import { sayUnknown } from '#server/config/setting-names.ts'

const USAGE = `npm run doctor   says in words how this installation is: settings and names that are none, database, key, clock, deletions that wait, pictures,
backups, drills, jobs, mails, webhooks and accounts. It changes nothing, and ends with 1 where something needs somebody now`

/** What needs somebody: at once, or some day. */
type Finding = { isUrgent: boolean; text: string }
const urgent = (text: string): Finding => ({ isUrgent: true, text })
const ANSWER_MS = 5_000
const DAY_MS = 24 * 60 * 60 * 1000

// functions below are hoisted, constants are not
await runCommand(USAGE, {}, async ({ positionals: [word] }) => {
  if (word !== undefined) throw new Error(`Unexpected word “${word}”.\n${USAGE}`)
  print(`Version ${__VERSION__}, Node ${process.versions.node}, settings given: ${config.GIVEN.join(', ') || 'none'}`)
  const findings = [...config.UNKNOWN.map(each => ({ isUrgent: false, text: sayUnknown(each) })), ...(await examine())]
  print(await sayRunning())
  for (const { isUrgent, text } of findings) print(`${isUrgent ? 'Now: ' : 'Look at it: '}${text}`)
  const count = findings.filter(({ isUrgent }) => isUrgent).length
  if (count > 0) throw new Error(`${count} of this ${count === 1 ? 'needs' : 'need'} somebody now`)
  return findings.length > 0 ? 'Nothing is urgent' : 'All is well'
})

/** Everything that is seen from outside the product. What keeps it from looking further is a finding, too. */
async function examine(): Promise<Finding[]> {
  try {
    await requireKnownDatabase(config.DATABASE_URL)
    const migrations = await findOpenMigrations(config.DATABASE_URL)
    if (migrations.length > 0)
      return [urgent(`The database is older than this version: its next start applies ${migrations.join(', ')}`)]
    if (existsSync(join(config.DATA_DIR, 'restoring.json')))
      return [urgent('A restore was cut short: the next start of the product ends it')]
    await openInstallation()
    await readLineage()
    await refreshAgency()
    print(sayBackups())
    return [...(await ofKey()), ...(await ofStore()), ...(await ofOverview())]
  } catch (error) {
    return [urgent((error as Error).message)]
  }
}

async function ofKey(): Promise<Finding[]> {
  const known = await findKeyMark()
  if (known !== null && known !== markOfKey()) return [urgent(refusal(known))]
  print(known ? `Key ${nameOfKey()}: that of the database` : 'The database belongs to no key yet')
  return []
}

async function ofStore(): Promise<Finding[]> {
  try {
    await store().check()
    print(`Pictures: ${config.IMAGE_STORE === 'disk' ? config.DATA_DIR : config.IMAGE_STORE}, where they can be stored`)
    return []
  } catch (error) {
    return [urgent((error as Error).message)]
  }
}

/** How old the newest backup and the last drill are; what is wrong with them is a warning. */
function sayBackups(): string {
  const [backup, drill] = [ageOf(lastBackup()?.newestAt), ageOf(lastDrill()?.succeededAt)]
  return `Newest backup of this database: ${backup}. Last restore that was practised: ${drill}`
}

function ageOf(moment: string | null | undefined): string {
  return moment
    ? `${moment}, ${Math.floor((Date.now() - Date.parse(moment)) / DAY_MS)} days ago`
    : 'none that is known here'
}

/** The warnings that an owner reads at /admin/system, in the same words. */
async function ofOverview(): Promise<Finding[]> {
  const { warnings, storage, mail, jobs } = await overview({ id: '', role: 'owner' })
  const kind = databaseFile(config.DATABASE_URL) === null ? 'PostgreSQL' : 'SQLite'
  print(
    `Database: ${kind}, ${megabytes(storage.database)} MB; ${megabytes(storage.disk.free)} MB are free on the disk of ${config.DATA_DIR}`,
  )
  print(`${jobs.length} jobs, ${mail.waiting} mails wait`)
  const has = (id: string) => (warnings.some(warning => warning.id.startsWith(id)) ? 'yes, see below' : 'no')
  print(`The clock has jumped or deletions wait: ${has('held')}. Webhooks are turned off: ${has('webhooks-off')}`)
  const told = warnings.filter(({ id }) => id !== 'settings') // said by name already
  return told.map(({ tone, title, text }) => ({ isUrgent: tone === 'urgent', text: `${title}. ${text}` }))
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}

/** Whether the product answers where the settings say. */
async function sayRunning(): Promise<string> {
  const address = `http://${config.HOST === '0.0.0.0' ? '127.0.0.1' : config.HOST}:${config.PORT}`
  try {
    const { status } = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) })
    return status === 200
      ? `The product runs at ${address}`
      : `The product runs at ${address} and is not ready: ${status}`
  } catch {
    return `Nothing answers at ${address}: the product does not run there`
  }
}
