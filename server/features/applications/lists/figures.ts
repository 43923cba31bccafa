import { countryName } from '#i18n/countries.ts'
import { shortDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import type { DeskReader, Figure, FigureBlock } from '#server/registration/define-feature.ts'
import { idsDeparting } from '#server/features/applications/contributed.ts'
import { conditionOf, countryOf } from '#server/features/applications/lists/filter.ts'
import { countApplications } from '#server/features/applications/lists/list.ts'
import { NO_COUNTRY } from '#server/features/applications/lists/list.shared.ts'
import { ENDED, stateLabels, STATES } from '#server/features/applications/stages/states.shared.ts'
import { weekFrom } from '#server/features/work/due.shared.ts'
import { Prisma } from '../../../../prisma/generated/sqlite/client.ts'

const COUNTRIES_SHOWN = 8
const LIST = '/admin/applications'

/** How many people are in each stage, and how many of those under way are for each country, with who has waited longest. */
export async function applicationFigures(reader: DeskReader): Promise<FigureBlock[]> {
  const [stages, countries, flights] = await Promise.all([byStage(), byCountry(), flightsOf(reader)])
  const block = { right: 'applications', place: 20 } as const
  return [
    { id: 'flights', right: 'applications', place: 1, figures: flights },
    {
      ...block,
      id: 'stages',
      title: m.desk_stages(),
      columns: [m.record_state(), m.desk_people(), m.desk_stage_oldest()],
      figures: stages,
    },
    {
      ...block,
      id: 'countries',
      title: m.desk_countries(),
      columns: [m.demand_country(), m.desk_people(), m.desk_stage_oldest()],
      figures: countries.slice(0, COUNTRIES_SHOWN),
      ...(countries.length > COUNTRIES_SHOWN && {
        all: { to: LIST, search: { state: 'open', sort: 'waiting' }, label: m.desk_countries_all() },
      }),
    },
  ]
}

/** Who flies this week and next, where flights are known. */
async function flightsOf(reader: DeskReader): Promise<Figure[]> {
  if (idsDeparting(weekFrom()).length === 0) return []
  const labels = { 'departs-week': m.figure_departs_week(), 'departs-next': m.figure_departs_next() }
  return Promise.all(
    (['departs-week', 'departs-next'] as const).map(async show => ({
      id: show,
      label: labels[show],
      count: await countApplications(reader, { show }),
      to: LIST,
      search: { show },
    })),
  )
}

type Group = { key: string; count: number; oldest: Date | string }

const groupsOf = (key: Prisma.Sql, where: Prisma.Sql, max: number) => read.$queryRaw<Group[]>`
  SELECT ${key} AS "key", CAST(COUNT(*) AS DOUBLE PRECISION) AS "count", MIN("stateAt") AS "oldest"
  FROM "Application" WHERE ${where} GROUP BY 1 ORDER BY "count" DESC, "key" LIMIT ${max}`

const waitsSince = (oldest: Group['oldest']) => shortDay(new Date(oldest).toISOString())

async function byStage(): Promise<Figure[]> {
  const groups = await groupsOf(Prisma.sql`"state"`, conditionOf({}), STATES.length)
  return STATES.flatMap(state => {
    const group = groups.find(({ key }) => key === state)
    if (!group) return []
    return [
      {
        id: state,
        label: stateLabels[state](),
        count: group.count,
        cells: [ENDED.includes(state) ? '' : waitsSince(group.oldest)],
        to: LIST,
        search: { state, sort: 'waiting' },
      },
    ]
  })
}

async function byCountry(): Promise<Figure[]> {
  const groups = await groupsOf(countryOf(), conditionOf({ state: 'open' }), COUNTRIES_SHOWN + 1)
  return groups.map(({ key, count, oldest }) => ({
    id: key || NO_COUNTRY,
    label: key ? countryName(key) : m.application_no_country(),
    count,
    cells: [waitsSince(oldest)],
    to: LIST,
    search: { state: 'open', country: key || NO_COUNTRY, sort: 'waiting' },
  }))
}
