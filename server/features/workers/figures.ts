import { m } from '#i18n/paraglide/messages.js'
import type { DeskReader, Figure, FigureBlock } from '#server/registration/define-feature.ts'
import { countApplications } from '#server/features/applications/domain.ts'
import { countFiles } from '#server/features/workers/list.ts'
import type { Show } from '#server/features/workers/list.shared.ts'

/** Who flies this week and next, and whose papers end. */
export async function workerFigures(reader: DeskReader): Promise<FigureBlock[]> {
  const [week, next, now, soon] = await Promise.all([
    flights(reader, 'departs-week', m.figure_departs_week()),
    flights(reader, 'departs-next', m.figure_departs_next()),
    papers('ends-now', m.figure_papers_now()),
    papers('ends-soon', m.figure_papers_soon()),
  ])
  return [
    { id: 'flights', right: 'applications', place: 1, figures: [week, next] },
    {
      id: 'documents',
      right: 'workers',
      place: 3,
      figures: [{ ...now, ...(now.count > 0 && { tone: 'urgent' }) }, soon],
    },
  ]
}

async function flights(reader: DeskReader, show: 'departs-week' | 'departs-next', label: string): Promise<Figure> {
  const count = await countApplications(reader, { show })
  return { id: show, label, count, to: '/admin/applications', search: { show } }
}

async function papers(show: Show, label: string): Promise<Figure> {
  return { id: show, label, count: await countFiles({ show }), to: '/admin/workers', search: { show } }
}
