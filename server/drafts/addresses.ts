import { m } from '#i18n/paraglide/messages.js'
import type { Data } from '#server/drafts/data.ts'
import type { RecordState } from '#server/drafts/record-state.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { read, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'

/** In characters; every feature's addresses may be this long. */
const SUGGESTION_MAX = 64

type Step = { before: RecordState; live?: Data | null }

/** The id of the live record that once had this slug: its page is elsewhere now. Undefined while a live record has it. */
export async function findMovedRecord(store: ContentStore, slug: string): Promise<string | undefined> {
  const { feature, address } = store
  if (!address || (await address.findLive(read, slug))) return undefined
  const earlier = await read.address.findUnique({ where: { feature_slug: { feature, slug } } })
  const [live] = earlier ? await store.readLive(read, [earlier.recordId]) : []
  return live?.id
}

/** Every slug that records of a content type had earlier. */
export const earlierAddresses = ({ feature }: ContentStore) =>
  read.address.findMany({ where: { feature }, select: { slug: true, recordId: true } })

/** Throws CONFLICT when another live record has the slug that a record is about to get; the error names it and offers a free one. */
export async function requireFreeAddresses(transaction: Writer, store: ContentStore, steps: Step[]): Promise<void> {
  const { address } = store
  if (!address) return
  for (const { before, live } of steps) {
    if (!live) continue
    const slug = address.slug(live)
    const taker = await address.findLive(transaction, slug)
    if (!taker || taker === before.id) continue
    const [other] = await store.readLive(transaction, [taker])
    const suggestion = await findFree(transaction, address, slug)
    throw new AppError(
      'CONFLICT',
      m.record_address_taken({ slug, title: store.title(other?.data ?? {}), suggestion }),
      {
        field: 'slug',
        suggestion,
      },
    )
  }
}

/** Keeps the slugs that live records have left; a slug that a record has now is nobody's earlier one. */
export async function rememberAddresses(transaction: Writer, store: ContentStore, steps: Step[]): Promise<void> {
  const { feature, address } = store
  if (!address) return
  for (const { before, live } of steps) {
    if (!live) continue
    const slug = address.slug(live)
    const earlier = before.live && address.slug(before.live.data)
    const left = earlier !== undefined && earlier !== slug ? [earlier] : []
    await transaction.address.deleteMany({ where: { feature, slug: { in: [slug, ...left] } } })
    await transaction.address.createMany({ data: left.map(slug => ({ feature, slug, recordId: before.id })) })
  }
}

async function findFree(transaction: Writer, address: NonNullable<ContentStore['address']>, slug: string) {
  for (let n = 2; ; n++) {
    const free = `${slug.slice(0, SUGGESTION_MAX - `-${n}`.length)}-${n}`
    if (!(await address.findLive(transaction, free))) return free
  }
}
