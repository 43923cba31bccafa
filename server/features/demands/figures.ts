import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { FigureBlock } from '#server/registration/define-feature.ts'
import { demandsWithPostsLeft } from '#server/features/demands/list.ts'

const DEMANDS_SHOWN = 8
const LIST = { to: '/admin/demands', search: { show: 'posts-left' } }

/** How many posts the demands under way have left, those with most first. */
export async function demandFigures(): Promise<FigureBlock[]> {
  const { rows, all } = await demandsWithPostsLeft(DEMANDS_SHOWN)
  return [
    {
      id: 'posts',
      right: 'demands',
      place: 30,
      title: m.figure_posts_by_demand(),
      columns: [m.demand_company(), m.figure_left(), m.figure_asked()],
      figures: rows.map(({ id, company, posts, left }) => ({
        id,
        label: company,
        count: left,
        cells: [formatNumber(posts)],
        to: `/admin/demands/${id}`,
      })),
      all: { ...LIST, label: m.figure_posts_list({ count: formatNumber(all) }) },
    },
  ]
}
