// Works a day on the demonstration with the server's sources in this process, and writes what the server answers to the stories' screens.
// `npm run patterns` calls it with the folder and the stamp of what the answers are made of, where that has changed.
import { pass } from './steady.ts'
import type { IncomingMessage } from 'node:http'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { MockResponses } from '#app/stories/mock-responses.ts'
import { baseLocale, type Locale } from '#i18n/paraglide/runtime.js'
import { seed } from '#prisma/seed/seed.ts'
import { dataLocation } from '#server/backup/location.ts'
import { keepBackups } from '#server/backup/retention.ts'
import { backupJob } from '#server/backup/schedule.ts'
import { backupFolder } from '#server/backup/state.ts'
import { parseConfig } from '#server/config/config.ts'
import { createServer } from '#server/create-server.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import { drainBackground } from '#server/jobs/background.ts'
import { addJobs, requestRun } from '#server/jobs/lease.ts'
import { registeredJobs } from '#server/jobs/registered.ts'
import { startJobs } from '#server/jobs/scheduler.ts'
import { findAnswers, HOST } from './answers.ts'
import { type Client, openClient } from './client.ts'
import { playDay } from './play.ts'
import { openReceiver, RECEIVER } from './receiver.ts'

const ADDRESS = 'http://localhost:3000'
/** From one change to the next: the whole day passes before a job is due a second time. */
const CHANGE_MS = 100
/** What differs from machine to machine and from one run to the next. */
const measured: Record<string, unknown> = {
  commit: '132070ac',
  database: 6_291_456, // bytes
  durationMs: 8,
  free: 80_000_000_000, // bytes
  hasStorybook: true,
  ms: 5,
  product: '1.1.0',
}

type JobState = { name: string; state: string; nextAt: string; error: string | null }

const [, , folder = '', stamp = ''] = process.argv
const dataDir = await mkdtemp(join(tmpdir(), 'patterns-'))
const receiver = await openReceiver()
const { handleRequest, close } = await createServer(
  parseConfig({
    BACKUP_EVERY: '24',
    DATA_DIR: dataDir,
    DEMO: 'on',
    FORM_MIN_AGE_MS: '0',
    LOG_LEVEL: 'error',
    PORT: '3000',
    PUBLIC_URL: ADDRESS,
    SMTP_URL: 'smtp://127.0.0.1:9',
    WEBHOOK_STAND_IN: receiver.origin,
  }),
  { jobs: false, seed: false },
)
try {
  for (const { name } of registeredFeatures()) {
    await seed([name])
    pass(CHANGE_MS)
  }
  const { day, parts } = await playDay(() => openClient(ADDRESS, send), receiver.origin)
  await runJobs(day.owner)
  const answers = await findAnswers(day, parts)
  const drawn = await Promise.all(parts.map(({ drawings }) => drawings?.(day) ?? []))
  const drawings = [answers[baseLocale].agency!.mark!.small, ...drawn.flat()]
  await write({
    'stamp.txt': stamp,
    'answers.json': textOf({ recordedAt: new Date(), ...withoutRepetitions(answers) }),
    ...Object.fromEntries(await Promise.all(drawings.map(async path => [`drawings${path}`, await bytesOf(path)]))),
  })
} finally {
  receiver.close()
  await close()
  await rm(dataDir, { recursive: true, force: true })
}

/** Sends a request from this machine; what follows from it has happened before the next. */
async function send(address: string, init?: RequestInit) {
  if (init?.method === 'POST') pass(CHANGE_MS)
  const incoming = { socket: { remoteAddress: '127.0.0.1' } } as IncomingMessage
  const request = new Request(address, init)
  request.headers.set('transfer-encoding', 'chunked') // a body whose length nobody has said
  const response = await handleRequest(request, { incoming })
  await drainBackground()
  return response
}

/** Runs the jobs that are due, and makes a backup: each has run when this ends. Throws when one fails. */
async function runJobs(owner: Client) {
  const backUp = backupJob(backUpHere)!
  const jobs = registeredJobs().map(job => (job.name === backUp.name ? backUp : job))
  await addJobs(jobs)
  await requestRun(backUp.name)
  const stop = startJobs(jobs)
  for (let isDone = false; !isDone; await sleep(20)) {
    const { jobs: states } = await owner.query<{ jobs: JobState[] }>('system.overview')
    const failed = states.find(({ state }) => state === 'failed')
    if (failed) throw new Error(`The job ${failed.name} failed: ${failed.error}`)
    isDone = states.every(({ state, nextAt }) => state === 'waiting' && Date.parse(nextAt) > Date.now())
  }
  stop()
}

/** What the command does, which is part of a build. */
async function backUpHere() {
  const said: string[] = []
  await keepBackups(dataLocation(), backupFolder(), { isDueOnly: false }, line => said.push(line))
  return said.join('\n')
}

/** The answers of each language; what no language changes is in one of them. */
function withoutRepetitions({ [baseLocale]: known, ...others }: Record<Locale, MockResponses>) {
  const isOwn = ([key, answer]: [string, unknown]) => !isDeepStrictEqual(answer, known[key as keyof MockResponses])
  return {
    [baseLocale]: known,
    ...Object.fromEntries(
      Object.entries(others).map(([locale, answers]) => [
        locale,
        Object.fromEntries(Object.entries(answers).filter(isOwn)),
      ]),
    ),
  }
}

function textOf(content: object): string {
  return JSON.stringify(content, (key, value) => (typeof value === typeof measured[key] ? measured[key] : value), 2)
    .replaceAll(ADDRESS, HOST)
    .replaceAll(receiver.origin, RECEIVER)
    .replaceAll(dataDir, '/var/lib/meghbridge')
}

async function bytesOf(path: string) {
  return Buffer.from(await (await send(ADDRESS + path)).arrayBuffer())
}

/** Puts the files in the place of those before, all at once. Whoever records at the same time records the same, and may be the first. */
async function write(files: Record<string, string | Buffer>) {
  await mkdir(dirname(folder), { recursive: true })
  const draft = await mkdtemp(`${folder}-`)
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(draft, name)), { recursive: true })
    await writeFile(join(draft, name), content)
  }
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY') throw error
    await rm(draft, { recursive: true })
  })
}
