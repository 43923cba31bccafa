import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { listOf, z } from '#i18n/zod.ts'
import type { Actor } from '#server/actor.ts'
import { noteChange } from '#server/cache/areas.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { holds, read, write } from '#server/db/client.ts'
import { type DeskItem, registeredFeatures } from '#server/registration/define-feature.ts'
import { AppError } from '#server/errors.ts'
import { record, recordAll } from '#server/features/activity/domain.ts'
import type { FactsInput } from '#server/features/media/schema.ts'
import { readUses } from '#server/features/media/uses.ts'
import {
  countPictures,
  countUndescribed,
  countUses,
  deleteUnused,
  describePicture,
  findPictures,
  isUndescribed,
  isUnused,
  isWithoutConsent,
  keepPictures,
  listPictures,
} from '#server/files/pictures.ts'
import { wordsOf } from '#i18n/typed/words.ts'
import { listInput, pageIn } from '#server/trpc/list.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** Pictures without alternative text, photographs without a noted consent, or pictures that no record has in any saved state. */
export const mediaInput = listInput.extend({
  show: z.enum(['missing', 'consent', 'unused']).optional(),
  sort: z.enum(['newest', 'name']).optional(),
})
type MediaInput = z.output<typeof mediaInput>

const texts = ['name', 'alt', 'altBn', 'caption', 'captionBn']

/** One page of the library; `uses` counts the records that have a picture in any saved state. */
export async function list({ search = '', show, sort = 'newest', page, size }: MediaInput) {
  const conditions = [
    ...wordsOf(search).map(word => holds(texts, word)),
    ...(show === 'missing' ? [isUndescribed] : []),
    ...(show === 'consent' ? [isWithoutConsent] : []),
    ...(show === 'unused' ? [isUnused] : []),
  ]
  const { offset, limit, ...position } = pageIn(await countPictures(conditions), { page, size })
  const paths = await listPictures(conditions, { isByName: sort === 'name', offset, limit })
  const pictures = await findPictures(read, paths)
  const uses = await countUses(paths)
  const rows = paths.flatMap(path => pictures.find(each => each.path === path) ?? [])
  return { rows: rows.map(row => ({ ...toPicture(row), uses: uses.get(row.path) ?? 0 })), ...position }
}

/** One picture with every record that has it. Throws NOT_FOUND. */
export async function byPath(path: string) {
  const [picture] = await findPictures(read, [path])
  if (!picture) return throwMissing()
  return { ...toPicture(picture), uses: await readUses(path) }
}

/** Changes what the library says of a picture. Throws NOT_FOUND. */
export async function change(by: Actor, path: string, facts: FactsInput): Promise<void> {
  const focus = facts.focus === '50 50' ? '' : facts.focus
  await changeContent(async transaction => {
    const before = (await findPictures(transaction, [path]))[0] ?? throwMissing()
    const isDecorative = facts.isDecorative ?? before.isDecorative
    const data = {
      ...facts,
      ...(focus !== undefined && { focus }),
      ...(isDecorative && { alt: '', altBn: '' }),
    }
    await describePicture(transaction, path, data)
    noteChange(transaction, 'pictures')
    for (const { onPictureDescribed } of registeredFeatures()) await onPictureDescribed?.(transaction, path)
    await record(transaction, by, 'picture-changed', { subjectId: path, subject: facts.name ?? before.name })
  })
}

/** Pictures that were uploaded into the library: they stay until somebody deletes them. */
export async function keep(by: Actor, paths: string[]): Promise<void> {
  await write(async transaction => {
    const added = await keepPictures(transaction, paths)
    await recordAll(
      transaction,
      by,
      'picture-added',
      added.map(({ path, name }) => ({ subjectId: path, subject: name })),
    )
  })
}

/** Deletes a picture with its files. Throws CONFLICT with the places while a record has it in any saved state, NOT_FOUND. */
export async function remove(by: Actor, path: string): Promise<void> {
  const titles = (await readUses(path)).map(({ title }) => title)
  if (titles.length > 0) throw new AppError('CONFLICT', m.media_in_use({ places: listOf(titles) }))
  await write(async transaction => {
    const picture = (await findPictures(transaction, [path]))[0] ?? throwMissing()
    if (!(await deleteUnused(transaction, path)))
      throw new AppError('CONFLICT', m.media_in_use({ places: picture.name }))
    await record(transaction, by, 'picture-deleted', { subjectId: path, subject: picture.name })
  })
}

/** Pictures of which nobody has said what they show, for the dashboard. */
export async function missingOnDesk(): Promise<DeskItem[]> {
  const count = await countUndescribed(read)
  return [
    {
      id: 'pictures-missing',
      group: 'content',
      right: 'content',
      label: m.desk_pictures(plural(count)),
      count,
      to: '/admin/media',
      search: { show: 'missing' },
    },
  ]
}

/** The pages of the pictures with these paths, of those that are still stored. */
export async function findPicturePages(paths: string[]): Promise<Map<string, string>> {
  const found = await findPictures(read, paths)
  return new Map(found.map(({ path }) => [path, path.replace('/pictures/', '/admin/media/').replace(/\.webp$/, '')]))
}

function toPicture({ createdAt, ...picture }: Prisma.PictureGetPayload<object>) {
  return { ...picture, createdAt: createdAt.toISOString() }
}

function throwMissing(): never {
  throw new AppError('NOT_FOUND', m.media_missing())
}
