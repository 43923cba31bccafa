import { read, write } from '#server/db/client.ts'
import { gauge } from '#server/http/metrics.ts'
import { believeClock, tellOwners } from '#server/installation/clock.ts'
import { log } from '#server/process/log.ts'

gauge(
  'clock_jump_seconds',
  'How far the clock of the machine has moved by itself, 0 where no owner has to look',
  async () => {
    const { from, to } = (await read.heldErasure.findUnique({ where: { name: 'clock' } })) ?? {}
    return from && to ? (Number(to) - Number(from)) / 1000 : 0
  },
)
gauge(
  'deletions_waiting',
  'Kinds of records whose deletion waits for an owner',
  async () => (await listHeldErasures()).filter(({ name }) => name !== 'clock').length,
)

/** Fewer are no accident that an owner would want to hear of. */
const FEW = 20
const SHARE = 1 / 4

/**
 * Whether so many of all records of a feature may be deleted because their time is over. More than 20 and more than a
 * quarter at once come of a wrong setting or a wrong clock rather than of an ordinary hour: they wait until an owner
 * lets them go, and owners are told, once.
 */
export async function mayErase(feature: string, { due, total }: { due: number; total: number }): Promise<boolean> {
  const held = await read.heldErasure.findUnique({ where: { name: feature } })
  const isMass = due > FEW && due > total * SHARE
  if (!isMass) {
    if (held) await write(transaction => transaction.heldErasure.deleteMany({ where: { name: feature } }))
    return true
  }
  if (held?.allowed && due <= held.allowed + FEW) return true
  const figures = { due, total, allowed: null }
  await write(transaction =>
    transaction.heldErasure.upsert({
      where: { name: feature },
      create: { name: feature, at: new Date(), ...figures },
      update: figures,
    }),
  )
  if (!held) {
    log.warn({ feature }, 'a deletion of more than a quarter waits for an owner')
    await tellOwners()
  }
  return false
}

export type HeldErasure = Awaited<ReturnType<typeof listHeldErasures>>[number]

/** What waits for an owner; of the clock also that it went back. */
export const listHeldErasures = () =>
  read.heldErasure.findMany({ where: { allowed: null }, orderBy: [{ at: 'asc' }, { name: 'asc' }] })

/** An owner lets deletions go that wait. Gives false where none wait under this name. */
export async function letErase(name: string): Promise<boolean> {
  const held = (await listHeldErasures()).find(each => each.name === name)
  if (!held) return false
  if (name === 'clock') await believeClock()
  else await write(transaction => transaction.heldErasure.update({ where: { name }, data: { allowed: held.due } }))
  return true
}
