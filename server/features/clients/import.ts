import { randomUUID } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { banglaNameOf } from '#server/features/clients/countries.ts'
import { type Contents, readContents } from '#server/features/clients/csv-format.ts'
import { type Alteration, type FlagToDraw, plan, type Plan } from '#server/features/clients/import-diff.ts'
import { selectClients } from '#server/features/clients/queries.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { addAll, changeAll } from '#server/features/clients/mutations.ts'
import { read, type Reader } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { findStoredResponse, once, idempotentRequest } from '#server/db/idempotency.ts'
import { PROBLEMS_MAX } from '#i18n/zod.ts'
import { storedOf, toStoredPath } from '#server/files/domain.ts'

const NAMES_SHOWN = 5

/** What a file would change, and what is wrong in it; nothing is written. Throws as `readContents`. */
export async function preview(file: File) {
  const contents = await readContents(file)
  const { added, changed, unchanged, problems, seen } = await planOn(read, contents)
  return {
    kind: contents.kind,
    unchanged,
    seen,
    /** Those that an import needs, drawn and stored. */
    flags: added.flatMap(({ flag }) => flag ?? []),
    problemCount: problems.length,
    problems,
    added: added.map(({ place, input }) => ({
      place,
      ...named(input.countryName),
      companies: input.company.length,
      pictures: input.image.length,
    })),
    changed: changed.map(({ place, client, given, companies }) => ({
      place,
      ...named(client.countryName),
      fields: Object.keys(given) as (keyof typeof given)[],
      newName: given.countryName,
      companies: companies && shortened(companies),
    })),
  }
}

/** A file, the `seen` of its preview, and the addresses of the flags that this has asked for, by their countries' codes. */
type Import = { file: File; seen: string; flags: Record<string, string> }

/**
 * Writes what a preview has shown, all of it or nothing, without the entries that have a problem; with a `key` once, as `create` in domain.ts.
 * Throws PRECONDITION_FAILED when one of the records has changed since the preview, BAD_REQUEST when nothing in the file is right, more is
 * wrong than a preview lists, or a flag is missing, and as `readContents`.
 */
export async function importAll(
  by: Actor,
  { file, seen, flags }: Import,
  key?: string | null,
): Promise<{ added: number; changed: number; batch: string }> {
  const contents = await readContents(file)
  const request = idempotentRequest(by.id ?? '', key, 'clients.import', [contents.digest, seen])
  return (
    (await findStoredResponse(request)) ??
    changeContent(transaction =>
      once(transaction, request, async () => {
        const { added, changed, problems, ...now } = await planOn(transaction, contents)
        if (now.seen !== seen) throw new AppError('PRECONDITION_FAILED', m.import_changed_since())
        if (problems.length >= PROBLEMS_MAX || (problems.length > 0 && added.length + changed.length === 0))
          throw new AppError('BAD_REQUEST', m.import_has_problems())
        const batch = randomUUID()
        await addAll(
          transaction,
          by,
          added.map(({ input, flag }) => (flag ? { ...input, countryFlagImage: drawnFlag(flag, flags) } : input)),
          batch,
        )
        await changeAll(
          transaction,
          by,
          changed.map(({ client, given }) => ({ id: client._id, given, expected: [client.version] })),
          batch,
        )
        return { added: added.length, changed: changed.length, batch }
      }),
    )
  )
}

async function planOn(
  database: Pick<Reader, '$queryRaw' | 'clientCountry' | 'picture'>,
  contents: Contents,
): Promise<Plan> {
  const urls = contents.entries.flatMap(({ record: { countryFlagImage, image } }) => [
    countryFlagImage,
    ...(Array.isArray(image) ? image : []),
  ])
  const stored = await storedOf(
    database,
    urls.flatMap(url => (typeof url === 'string' ? toStoredPath(url.trim()) : [])),
  )
  return plan(contents, await selectClients(database), stored)
}

function drawnFlag({ code }: FlagToDraw, flags: Record<string, string>): string {
  const url = flags[code]
  if (!url) throw new AppError('BAD_REQUEST', m.form_flag_failed())
  return url
}

function named(countryName: string) {
  const countryNameBn = banglaNameOf(countryName)
  return { countryName, ...(countryNameBn && { countryNameBn }) }
}

/** How many companies, and the first names of them. */
function shortened({ areMoved, ...lists }: NonNullable<Alteration['companies']>) {
  const short = (names: string[]) => ({ count: names.length, names: names.slice(0, NAMES_SHOWN) })
  return { areMoved, added: short(lists.added), changed: short(lists.changed), removed: short(lists.removed) }
}
