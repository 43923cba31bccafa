import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { DeskItem, DeskReader } from '#server/registration/define-feature.ts'
import { listJobs } from '#server/features/system/jobs.ts'
import { listHeldErasures } from '#server/installation/held-erasures.ts'
import { accountsOf } from '#server/installation/restored-accounts.ts'
import { can } from '#server/permissions.ts'

const PATH = '/admin/system'

/** Tasks that failed at their last run, a clock that has moved, and what waits for an owner. */
export async function systemOnDesk(reader: DeskReader): Promise<DeskItem[]> {
  if (!can(reader, 'owners')) return []
  const count = (await listJobs()).filter(({ state }) => state === 'failed').length
  const label = m.desk_jobs_failed(plural(count))
  const held = await listHeldErasures()
  const clocks = held.filter(({ name }) => name === 'clock').length
  const deletions = held.length - clocks
  const item = { group: 'system', right: 'owners', to: PATH, screen: PATH, tone: 'urgent' } as const
  return [
    { ...item, id: 'clock-moved', label: m.desk_clock_moved(), count: clocks },
    { ...item, id: 'erasure-held', label: m.desk_erasure_held(plural(deletions)), count: deletions },
    {
      ...item,
      id: 'restored-accounts',
      label: m.desk_restored_accounts(),
      count: (await accountsOf()) ? 1 : 0,
    },
    { ...item, id: 'jobs-failed', label, count },
  ]
}
