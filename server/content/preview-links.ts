import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '#server/actor.ts'
import { nameFor } from '#server/content/conflict.ts'
import { type Data, readData } from '#server/content/data.ts'
import { liveData } from '#server/content/outdated.ts'
import { readState, requireRecord } from '#server/content/record-state.ts'
import type { ContentStore } from '#server/content/define-content.ts'
import { read, write } from '#server/db/client.ts'
import { contentFeatures } from '#server/define-feature.ts'

const TOKEN_BYTES = 32
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** Makes a link that shows the draft of a record for 7 days to whoever has it. Only its digest is stored. Throws NOT_FOUND. */
export async function createPreviewLink(store: ContentStore, by: Actor, recordId: string) {
  requireRecord(await readState(read, store, recordId))
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(Date.now() + LIFETIME_MS)
  const link = { feature: store.feature, recordId, actorId: by.id, actor: by.name, expiresAt }
  await write(transaction => transaction.previewLink.create({ data: { id: digest(token), ...link } }))
  return { path: `/preview/${token}`, expiresAt: expiresAt.toISOString() }
}

/** The links of a record that still work, newest first; `id` revokes one. */
export async function listPreviewLinks({ feature }: ContentStore, reader: Actor, recordId: string) {
  const links = await read.previewLink.findMany({
    where: { feature, recordId, expiresAt: { gt: new Date() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  })
  return links.map(({ id, createdAt, expiresAt, ...link }) => ({
    id,
    by: nameFor(reader, link),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}

export async function revokePreviewLink(id: string): Promise<void> {
  await write(transaction => transaction.previewLink.deleteMany({ where: { id } }))
}

export type Preview = { feature: string; _id: string; state: 'draft' | 'live' | 'gone'; data: Data }

/** What a link shows: the draft as it is now; `live` once it is published, `gone` for a deleted record. Undefined for no valid token. */
export async function findPreview(token: string): Promise<Preview | undefined> {
  const link = await read.previewLink.findFirst({ where: { id: digest(token), expiresAt: { gt: new Date() } } })
  const store = contentFeatures().find(({ name }) => name === link?.feature)?.content
  if (!link || !store) return undefined
  const { draft, live } = await readState(read, store, link.recordId)
  const preview = { feature: link.feature, _id: link.recordId }
  if (draft) return { ...preview, state: 'draft', data: readData(store, draft).data }
  return live
    ? { ...preview, state: 'live', data: liveData(store, live.data) }
    : { ...preview, state: 'gone', data: {} }
}

const digest = (token: string) => createHash('sha256').update(token).digest('hex')
