import { read, write } from '#server/db/client.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import { log } from '#server/process/log.ts'

const HOUR_MS = 60 * 60 * 1000
/**
 * Half of the shortest time after which something that people made is deleted, 14 days for a picture; longer than a machine is off over
 * holidays.
 */
const JUMP_MS = 7 * 24 * HOUR_MS
const BACK_MS = HOUR_MS
const NOTE_EVERY_MS = 10 * 60 * 1000

/** When this product was built: no clock that is right was ever behind it. */
export const builtAt = (): number => Date.parse(__BUILT__)

/**
 * Whether what goes by the clock may go on: false where it is more than a week ahead of when the site ran last, of what
 * it has written and of the build of this product. Then owners are told, once, and all waits until one of them has
 * looked or the clock is right again. A clock that has gone back is told, too, and nothing waits.
 */
export async function checkClock(now = Date.now()): Promise<boolean> {
  const noted = (await read.installation.findUnique({ where: { id: 1 } }))?.ranAt ?? null
  const ranAt = Number(noted ?? (await newestRow()) ?? now)
  const isAhead = now > Math.max(ranAt, builtAt()) + JUMP_MS
  const isBack = now < ranAt - BACK_MS
  if (isAhead) await hold({ from: new Date(ranAt), to: new Date(now), isBack: false })
  else if (isBack) await hold({ from: new Date(now), to: new Date(ranAt), isBack: true })
  else await noteRightAgain(now)
  if (noted === null && isAhead) await noteRun(ranAt) // the newest rows are written by this clock from now on
  if (!isAhead && (noted === null || Math.abs(now - ranAt) > NOTE_EVERY_MS)) await noteRun(now)
  return !isAhead
}

/** An owner says that the clock of this process is right. */
export async function believeClock(now = Date.now()): Promise<void> {
  await noteRun(now)
  await write(transaction => transaction.heldErasure.deleteMany({ where: { name: 'clock' } }))
}

async function hold(moved: { from: Date; to: Date; isBack: boolean }) {
  const isNew = await write(async transaction => {
    const known = await transaction.heldErasure.findUnique({ where: { name: 'clock' } })
    if (known?.isBack === moved.isBack) return false
    const data = { at: new Date(), ...moved }
    await transaction.heldErasure.upsert({
      where: { name: 'clock' },
      create: { name: 'clock', ...data },
      update: data,
    })
    return known === null
  })
  if (!isNew) return
  log.warn(moved, moved.isBack ? 'the clock has gone back' : 'the clock has jumped: nothing is deleted by it')
  await tellOwners()
}

/** What the clock said before is still to be read by an owner. */
async function noteRightAgain(now: number) {
  const held = await read.heldErasure.findUnique({ where: { name: 'clock' } })
  if (!held || held.isBack || Number(held.to) <= now) return
  await write(transaction => transaction.heldErasure.updateMany({ where: { name: 'clock' }, data: { isBack: true } }))
}

const noteRun = (now: number) =>
  write(transaction =>
    transaction.installation.upsert({
      where: { id: 1 },
      create: { id: 1, ranAt: new Date(now) },
      update: { ranAt: new Date(now) },
    }),
  )

/** In a database from before runs were noted: when a job ended last, or somebody changed something. */
async function newestRow(): Promise<Date | null> {
  const [job, activity, revision] = await Promise.all([
    read.job.aggregate({ _max: { endedAt: true } }),
    read.activity.aggregate({ _max: { at: true } }),
    read.revision.aggregate({ _max: { at: true } }),
  ])
  const moments = [job._max.endedAt, activity._max.at, revision._max.at].filter(moment => moment !== null)
  return moments.length > 0 ? new Date(Math.max(...moments.map(Number))) : null
}

/** Tells owners that deletions wait for them. What stops it stops nothing else: the page System shows it. */
export async function tellOwners(): Promise<void> {
  try {
    for (const { onErasureHeld } of registeredFeatures()) await onErasureHeld?.()
  } catch (error) {
    log.error({ err: error }, 'that deletions wait could not be mailed')
  }
}
