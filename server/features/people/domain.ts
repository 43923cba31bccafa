import type { z } from '#i18n/zod.ts'
import { phoneDigits } from '#i18n/typed/phone-digits.ts'
import { read } from '#server/db/client.ts'
import { applicationsOfPeople, foundApplications, type PersonKey } from '#server/features/applications/people/domain.ts'
import { PAGE_SIZES } from '#server/features/people/list.shared.ts'
import type { peopleInput } from '#server/features/people/schema.ts'
import type { PeopleFiles, PersonApplication } from '#server/features/people/contributions.ts'
import { can, type Holder } from '#server/permissions.ts'
import { contributionsTo } from '#server/registration/define-feature.ts'
import { pageIn } from '#server/trpc/list.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

type Asked = z.output<typeof peopleInput>
type Found = PersonKey & { kind: 'file' | 'application'; id: string }

/**
 * A page of people, each once: by their file with its applications, or by their applications where they have none. What a reader may not
 * see finds nobody either.
 */
export async function list(reader: Holder, { search = '', sort, page, size = PAGE_SIZES[0] }: Asked) {
  const files = filesFor(reader)
  const people = Prisma.join(queriesOf(reader, search, files), ' UNION ALL ')
  const [total] = await read.$queryRaw<{ count: number }[]>`
    SELECT CAST(COUNT(*) AS DOUBLE PRECISION) AS "count" FROM (${people}) AS "people"`
  const { offset, limit, ...position } = pageIn(total?.count ?? 0, { page, size })
  const found = await read.$queryRaw<Found[]>`
    SELECT "kind", "id", "phone", "nameKey" FROM (${people}) AS "people"
    ORDER BY ${orderBy(search, sort)} LIMIT ${limit} OFFSET ${offset}`
  return { rows: await rowsOf(found, files), ...position }
}

/** The files of people, where the agency keeps some and the reader may see them. */
const filesFor = (reader: Holder): PeopleFiles | undefined =>
  contributionsTo('peopleFiles').find(({ given }) => can(reader, given.right))?.given

/** Files, and the applications of people who have none; of whoever may not see files, all applications. */
function queriesOf(reader: Holder, search: string, files: PeopleFiles | undefined): Prisma.Sql[] {
  const applications = foundApplications(search, { isLoose: files !== undefined })
  const keys = Prisma.sql`SELECT "phone", "nameKey" FROM (${applications}) AS "theirs"`
  const also = contributionsTo('people').flatMap(({ given }) =>
    can(reader, given.right) ? (given.files(search) ?? []) : [],
  )
  const others = files ? Prisma.sql`WHERE ("phone", "nameKey") NOT IN (${files.keys()})` : Prisma.empty
  return [
    ...(files ? [files.found(search, { files: also, people: keys })] : []),
    Prisma.sql`SELECT 'application' AS "kind", MAX("id") AS "id", MAX("stateAt") AS "at", "phone", "nameKey"
      FROM (${applications}) AS "free" ${others} GROUP BY "phone", "nameKey"`,
  ]
}

/** Digits may be the last ones of a telephone: whose number ends so stands first. */
function orderBy(search: string, sort: Asked['sort']): Prisma.Sql {
  const digits = phoneDigits(search)
  const ends = digits ? Prisma.sql`CASE WHEN "phone" LIKE ${`%${digits}`} THEN 0 ELSE 1 END, ` : Prisma.empty
  return sort === 'name' ? Prisma.sql`${ends}"nameKey", "id"` : Prisma.sql`${ends}"at" DESC, "id"`
}

async function rowsOf(found: Found[], files: PeopleFiles | undefined) {
  const [ofFiles, loose] = await Promise.all([
    files?.of(found.flatMap(({ kind, id }) => (kind === 'file' ? [id] : []))),
    applicationsOfPeople(found, { isLoose: files !== undefined }),
  ])
  return found.flatMap(({ kind, id, phone, nameKey }) => {
    const known = kind === 'file' ? ofFiles?.get(id) : undefined
    if (kind === 'file' && !known) return []
    const others = loose.filter(each => each.phone === phone && each.nameKey === nameKey)
    const [first] = others
    const file = known?.file
    if (!file && !first) return []
    return [
      {
        id,
        name: file?.name ?? first!.name,
        nameBn: file?.nameBn ?? '',
        phone,
        reference: file?.reference ?? first!.reference,
        trade: file?.trade || known?.applications.find(({ trade }) => trade)?.trade || first?.trade || '',
        district: file?.district || first?.district || '',
        /** Missing where somebody has none, or the reader may not see it. */
        file,
        applications: [
          ...(known?.applications ?? []).map(each => shown(each, true)),
          ...others.map(each => shown(each, false)),
        ],
      },
    ]
  })
}

const shown = ({ id, reference, state, stateAt, job }: PersonApplication, isInFile: boolean) => ({
  id,
  reference,
  state,
  stateAt,
  job,
  isInFile,
})
