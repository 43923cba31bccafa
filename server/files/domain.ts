import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { config } from '#server/config/config.ts'
import { chunk, type Reader, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { convert } from '#server/files/worker-pool.ts'
import type { Converted } from '#server/files/decode.ts'
import { IMAGE_MAX_BYTES, MAX_PIXELS, MAX_SIDE, nameOf, PICTURE_NAME_MAX } from '#server/files/schema.ts'
import { noteStore, store } from '#server/files/store.ts'
import { Prisma } from '../../prisma/generated/sqlite/client.ts'

const problems = {
  heic: m.file_no_picture,
  'no-picture': m.file_no_picture,
  animated: m.file_animated,
  damaged: m.file_damaged,
}

/**
 * Stores a picture file and gives its path, the same for the same bytes, or its address at a host. `name` is the file's name, for error
 * messages and for the library, `by` who uploads it. Throws PAYLOAD_TOO_LARGE above 1 MB, 24 megapixels or 12,000 pixels a side,
 * UNSUPPORTED_MEDIA_TYPE for what is no JPEG, PNG or WebP picture inside, moves or is damaged, and SERVICE_UNAVAILABLE while the store does
 * not take it: what had arrived until then is finished by another try, or swept after 14 days.
 */
export async function add(file: Buffer, name: string, by = ''): Promise<{ path: string }> {
  if (file.length > IMAGE_MAX_BYTES) throw new AppError('PAYLOAD_TOO_LARGE', m.file_too_large({ name }))
  const picture = await convert(file, by)
  if (picture === 'too-large')
    throw new AppError(
      'PAYLOAD_TOO_LARGE',
      m.file_too_many_pixels({ name, megapixels: formatNumber(MAX_PIXELS / 1_000_000), side: formatNumber(MAX_SIDE) }),
    )
  if (typeof picture === 'string') throw new AppError('UNSUPPORTED_MEDIA_TYPE', problems[picture]({ name }))
  return { path: await addConverted(picture, { name, bytes: file.length, by }) }
}

/** What the library says of a picture, where it comes with texts. */
export type PictureTexts = Partial<
  Pick<
    Prisma.PictureGetPayload<object>,
    'alt' | 'altBn' | 'caption' | 'captionBn' | 'isDecorative' | 'isIllustration' | 'focus'
  >
>
/** Where a picture comes from: the file's name and size in bytes, and who uploaded it. */
type Source = { name: string; bytes: number; by?: string; texts?: PictureTexts }

/**
 * Stores the files of a picture as `convert` gives them. Gives the picture's path, or its address at a host; throws
 * SERVICE_UNAVAILABLE as `add`.
 */
export function addConverted(picture: Converted, source: Source): Promise<string> {
  return withStoreErrors(() => (store().isHost ? send(picture) : keep(picture, source)))
}

/** One stored file, null when there is none. Throws SERVICE_UNAVAILABLE while the store does not answer. */
export function find(name: string): Promise<Buffer<ArrayBuffer> | null> {
  return withStoreErrors(() => store().get(name))
}

/**
 * Marks our own pictures as just used, in the transaction that saves a record with them. Throws BAD_REQUEST when one is not stored, with
 * the path of its field that `placeOf` gives.
 */
export async function claimPictures(
  transaction: Writer,
  urls: string[],
  placeOf: (url: string) => string | undefined,
): Promise<void> {
  for (const own of chunk(ownOf(urls))) {
    const count =
      await transaction.$executeRaw`UPDATE "Picture" SET "touchedAt" = ${new Date()} WHERE "path" IN (${Prisma.join(own)})` // half of updateMany's time
    if (count === own.length) continue
    const stored = await storedOf(transaction, own)
    const field = placeOf(own.find(path => !stored.has(path)) ?? '')
    throw new AppError('BAD_REQUEST', m.picture_not_stored(), field === undefined ? {} : { field })
  }
}

/** Those of our own pictures that are stored, of all that are named. */
export async function storedOf(database: Pick<Reader, 'picture'>, urls: string[]): Promise<Set<string>> {
  const stored = []
  for (const own of chunk(ownOf(urls)))
    stored.push(...(await database.picture.findMany({ where: { path: { in: own } }, select: { path: true } })))
  return new Set(stored.map(({ path }) => path))
}

/** An address on our own site as the path it stands for; any other address as it is. */
export function toStoredPath(url: string): string {
  return url.startsWith(`${config.PUBLIC_URL}/pictures/`) ? url.slice(config.PUBLIC_URL.length) : url
}

/** A path of our own as an address that works from anywhere; any other address as it is. */
export function toAddress(url: string): string {
  return url.startsWith('/') ? config.PUBLIC_URL + url : url
}

/** Whether a picture is stored by us: then its address is a path. */
export const isStored = (url: string): boolean => url.startsWith('/pictures/')

const ownOf = (urls: string[]) => [...new Set(urls.filter(isStored))]

async function keep({ path, files }: Converted, { name, bytes, by = '', texts }: Source) {
  const touchedAt = new Date()
  // the row first: from here on the purge leaves the files alone
  const { isPartial } = await write(transaction =>
    transaction.picture.upsert({
      where: { path },
      create: { path, touchedAt, name: nameWithoutEnding(name), bytes, createdBy: by, isPartial: true, ...texts },
      update: { touchedAt },
    }),
  )
  for (const { path: variant, bytes } of files)
    if (!(await store().has(nameOf(variant)))) await store().put(nameOf(variant), bytes)
  if (isPartial)
    await write(transaction => transaction.picture.updateMany({ where: { path }, data: { isPartial: false } }))
  return path
}

/** A file's name as the library calls the picture: river-bridge.jpg is "river-bridge". */
const nameWithoutEnding = (name: string) => name.replace(/\.\w{1,5}$/, '').slice(0, PICTURE_NAME_MAX)

/** A host stores one file: the largest WebP, which every browser can show. */
async function send({ path, files }: Converted) {
  const file = files.find(other => other.path === path)
  if (!file) throw new Error('A picture has a file of its own path')
  return store().put(nameOf(path), file.bytes)
}

async function withStoreErrors<T>(work: () => Promise<T>) {
  try {
    const done = await work()
    noteStore()
    return done
  } catch (error) {
    if (error instanceof AppError) throw error
    noteStore(error)
    throw new AppError('SERVICE_UNAVAILABLE', m.picture_store_away(), { retryAfter: 10 })
  }
}
