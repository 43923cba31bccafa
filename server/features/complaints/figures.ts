import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import type { DeskReader, FigureBlock } from '#server/registration/define-feature.ts'
import { can, OFFICE } from '#server/permissions.ts'

/** How many first answers are overdue: officers are led to them, owners know the number alone. docs/decisions/0094 says why. */
export async function complaintFigures(reader: DeskReader): Promise<FigureBlock[]> {
  if (!can(reader, [OFFICE, 'owners'])) return []
  const count = await read.complaint.count({ where: { state: 'new', dueOn: { lt: today() } } })
  const list = can(reader, OFFICE) && { to: '/admin/complaints', search: { show: 'overdue' } }
  const tone = count > 0 && { tone: 'urgent' as const }
  return [
    {
      id: 'complaints',
      right: [OFFICE, 'owners'],
      place: 4,
      figures: [{ id: 'overdue', label: m.figure_complaints_overdue(), count, ...list, ...tone }],
    },
  ]
}
