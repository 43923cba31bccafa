import { m } from '#i18n/paraglide/messages.js'
import type { Figure, FigureBlock } from '#server/registration/define-feature.ts'
import { countFiles } from '#server/features/workers/list.ts'
import type { Show } from '#server/features/workers/list.shared.ts'

/** Whose documents end. */
export async function workerFigures(): Promise<FigureBlock[]> {
  const [now, soon] = await Promise.all([
    papers('ends-now', m.figure_papers_now()),
    papers('ends-soon', m.figure_papers_soon()),
  ])
  return [
    {
      id: 'documents',
      right: 'workers',
      place: 3,
      figures: [{ ...now, ...(now.count > 0 && { tone: 'urgent' }) }, soon],
    },
  ]
}

async function papers(show: Show, label: string): Promise<Figure> {
  return { id: show, label, count: await countFiles({ show }), to: '/admin/workers', search: { show } }
}
