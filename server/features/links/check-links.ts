import { read, write } from '#server/db/client.ts'
import { checkAddress } from '#server/features/links/check-address.ts'
import { outerAddresses } from '#server/features/links/record-links.ts'
import { runInBackground } from '#server/jobs/background.ts'
import { lifecycle, perServer } from '#server/process/lifecycle.ts'
import { linksTables } from '#server/features/links/tables.ts'

/** Addresses that are asked at the same time. */
const AT_ONCE = 3
/** In one hour, and when somebody asks for it. */
const HOURLY_MAX = 60
const CHECK_MAX = 500
const HOUR_MS = 60 * 60 * 1000
const VALID_MS = 7 * 24 * HOUR_MS
const KEPT_MS = linksTables.LinkCheck.kept.days * 24 * HOUR_MS

const state = perServer(() => ({ isChecking: false }))

export const isChecking = (): boolean => state().isChecking

/** Checks every outer link in the background, once at a time. */
export function checkAll(): void {
  if (state().isChecking) return
  state().isChecking = true
  runInBackground(async () => {
    try {
      await check((await outerAddresses()).slice(0, CHECK_MAX))
    } finally {
      state().isChecking = false
    }
  })
}

/** Checks those outer links whose last check is a week old, a bounded number each hour, until `signal` is aborted. */
export async function checkDue(signal?: AbortSignal): Promise<void> {
  if (isChecking()) return
  const recent = await read.linkCheck.findMany({
    where: { checkedAt: { gt: new Date(Date.now() - VALID_MS) } },
    select: { address: true },
  })
  const known = new Set(recent.map(({ address }) => address))
  await check((await outerAddresses()).filter(address => !known.has(address)).slice(0, HOURLY_MAX), signal)
}

/** Forgets addresses that no record has linked to for a month. */
export async function purgeChecks(): Promise<void> {
  await write(transaction =>
    transaction.linkCheck.deleteMany({ where: { checkedAt: { lt: new Date(Date.now() - KEPT_MS) } } }),
  )
}

async function check(addresses: string[], signal?: AbortSignal) {
  const left = addresses.values()
  await Promise.all(Array.from({ length: AT_ONCE }, () => checkEach(left, signal)))
}

/** Takes one address after the other, until a server that is being stopped waits for it. */
async function checkEach(left: Iterable<string>, signal?: AbortSignal) {
  for (const address of left) {
    if (lifecycle.draining || signal?.aborted) return
    const result = { problem: await checkAddress(address), checkedAt: new Date() }
    await write(transaction =>
      transaction.linkCheck.upsert({ where: { address }, create: { address, ...result }, update: result }),
    )
  }
}
