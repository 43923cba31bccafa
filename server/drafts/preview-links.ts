import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '#server/actor.ts'
import { readDay } from '#i18n/typed/day.ts'
import { fillSlots } from '#server/site/agency.ts'
import { readData } from '#server/drafts/data.ts'
import type { Field } from '#server/drafts/field.ts'
import { readState, requireRecord } from '#server/drafts/record-state.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { read, write } from '#server/db/client.ts'
import { usedContent, rightToEdit } from '#server/registration/define-feature.ts'
import { requireRight } from '#server/trpc/procedures.ts'
import type { Role } from '../../prisma/generated/sqlite/enums.ts'

const TOKEN_BYTES = 32
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** Makes a link that shows the draft of a record for 7 days to whoever has it. Only its digest is stored. Throws NOT_FOUND. */
export async function createPreviewLink(store: ContentStore, by: Actor, recordId: string) {
  requireRecord(store, await readState(read, store, recordId))
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(Date.now() + LIFETIME_MS)
  const link = { feature: store.feature, recordId, actorId: by.id, actor: by.name, expiresAt }
  await write(transaction => transaction.previewLink.create({ data: { id: digest(token), ...link } }))
  return { path: `/preview/${token}`, expiresAt: expiresAt.toISOString() }
}

/** The links of a record that still work, newest first; `id` revokes one. */
export async function listPreviewLinks({ feature }: ContentStore, recordId: string) {
  const links = await read.previewLink.findMany({
    where: { feature, recordId, expiresAt: { gt: new Date() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  })
  return links.map(({ id, actor, createdAt, expiresAt }) => ({
    id,
    by: actor,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}

export async function revokePreviewLink(by: { role: Role }, id: string): Promise<void> {
  await write(async transaction => {
    const link = await transaction.previewLink.findUnique({ where: { id } })
    if (!link) return
    requireRight(by, rightToEdit(link.feature))
    await transaction.previewLink.delete({ where: { id } })
  })
}

/** What a preview shows: the draft as it is now; the path of the public page once there is nothing else; or that the record is deleted. */
export type Preview =
  | { state: 'draft'; feature: string; record: object; isLive: boolean; at: string; publishAt: string | null }
  | { state: 'live'; page: string }
  | { state: 'gone' }

/** The preview that a link opens; undefined for no valid token. */
export async function findPreview(token: string): Promise<Preview | undefined> {
  const link = await read.previewLink.findFirst({ where: { id: digest(token), expiresAt: { gt: new Date() } } })
  return link ? previewRecord(link.feature, link.recordId) : undefined
}

/** The preview of a record for staff; undefined where there is no such feature. */
export async function previewRecord(name: string, id: string): Promise<Preview | undefined> {
  const feature = usedContent().find(each => each.name === name)
  if (!feature) return undefined
  const { content: store } = feature
  const { draft, live } = await readState(read, store, id)
  if (draft)
    return {
      state: 'draft',
      feature: name,
      record: await fillSlots(store.toPublic(id, withDays(store, readData(store, draft).data))),
      isLive: Boolean(live),
      at: draft.at.toISOString(),
      publishAt: draft.publishAt?.toISOString() ?? null,
    }
  const page = live && feature.pages({ _id: id, ...live.data }).at(-1)
  return page ? { state: 'live', page } : { state: 'gone' }
}

/** A draft as its page takes it: what is no day is none, since pages write days out. */
function withDays<Data extends object>(
  { fields, lists = {} }: ContentStore<Data>,
  draft: Partial<Data>,
): Partial<Data> {
  const entries = Object.entries(lists).flatMap(([name, list]) => {
    const given = (draft as Record<string, unknown>)[name]
    return list.fields && Array.isArray(given) ? [[name, given.map(entry => daysIn(list.fields!, entry))]] : []
  })
  return { ...daysIn(fields, draft), ...Object.fromEntries(entries) }
}

function daysIn<Values extends object>(fields: Record<string, Field>, values: Values): Values {
  const wrong = Object.entries(values).filter(
    ([name, value]) => fields[name]?.kind === 'date' && !readDay(String(value)),
  )
  return { ...values, ...Object.fromEntries(wrong.map(([name]) => [name, ''])) }
}

const digest = (token: string) => createHash('sha256').update(token).digest('hex')

/** What the page of a preview shows; `rejected` is why somebody may not see it. */
export type PreviewPage = Exclude<Preview, { state: 'live' }> | { state: 'rejected'; message: string }
