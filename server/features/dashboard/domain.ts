import { lastBackup } from '#server/backup/schedule.ts'
import { summary } from '#server/features/clients/domain.ts'
import { countUnread } from '#server/features/enquiries/domain.ts'

/** The figures of the dashboard: records, unread messages and the last backup. */
export async function overview() {
  const [clients, unread] = await Promise.all([summary(), countUnread()])
  return { ...clients, unread, backup: lastBackup() }
}
