import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { DeskItem, DeskReader } from '#server/define-feature.ts'
import { listJobs } from '#server/features/system/jobs.ts'
import { can } from '#server/permissions.ts'

const PATH = '/admin/system'

/** Tasks that failed at their last run. */
export async function systemOnDesk(reader: DeskReader): Promise<DeskItem[]> {
  if (!can(reader, 'owners')) return []
  const count = (await listJobs()).filter(({ state }) => state === 'failed').length
  const label = m.desk_jobs_failed(plural(count))
  return [{ id: 'jobs-failed', group: 'system', right: 'owners', label, count, to: PATH, screen: PATH, tone: 'urgent' }]
}
