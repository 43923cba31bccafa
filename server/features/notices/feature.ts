import { defineFeature } from '#server/registration/define-feature.ts'
import { sendDigests } from '#server/features/notices/digest.ts'
import { notifySoon, purgeReported } from '#server/features/notices/domain.ts'
import { systemNotices } from '#server/features/notices/notices.ts'
import { noticesRouter } from '#server/features/notices/router.ts'
import { noticeStop } from '#server/features/notices/stop.ts'
import { noticesTables } from '#server/features/notices/tables.ts'
import { backupFailedNotice, erasureHeldNotice } from '#server/features/notices/mails.ts'

export const notices = defineFeature({
  kind: 'tool',
  name: 'notices',
  tables: noticesTables,
  activity: {},
  notices: systemNotices,
  router: noticesRouter,
  routes: { '/notices': noticeStop },
  purge: () => purgeReported(),
  async hourly() {
    await sendDigests()
  },
  onBackupFailed: problem => notifySoon('backup-failed', { path: '/admin', text: () => backupFailedNotice(problem) }),
  onErasureHeld: () => notifySoon('erasure-held', { path: '/admin/system', text: erasureHeldNotice }),
})
