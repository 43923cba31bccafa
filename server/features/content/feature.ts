import { purgeEditing } from '#server/drafts/presence.ts'
import { purgeContent } from '#server/drafts/thinning.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { contentNotices } from '#server/features/content/notices.ts'
import { documentsOnDesk } from '#server/features/content/documents.ts'
import { releaseRoute } from '#server/features/content/release.ts'
import { contentRouter } from '#server/features/content/router.ts'
import { notify } from '#server/features/notices/domain.ts'
import { heldNotice } from '#server/features/content/mails.ts'

/** What all content types share for staff: drafts, history, trash, schedules and previews. */
export const content = defineFeature({
  kind: 'tool',
  name: 'content',
  tables: {},
  activity: {},
  notices: contentNotices,
  async onDraftHeld(transaction, { recordId, title, scheduledBy, reason, editPage }) {
    if (!scheduledBy) return
    await notify(transaction, 'draft-held', {
      path: editPage,
      recordId,
      only: [scheduledBy],
      text: () => heldNotice({ title, reason }),
    })
  },
  router: contentRouter,
  routes: { '/admin/editing': releaseRoute },
  desk: documentsOnDesk,
  async purge() {
    await purgeContent()
    await purgeEditing()
  },
})
