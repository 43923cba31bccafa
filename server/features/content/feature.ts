import { purgeEditing } from '#server/content/presence.ts'
import { purgeContent } from '#server/content/thinning.ts'
import { defineFeature } from '#server/define-feature.ts'
import { releaseRoute } from '#server/features/content/release.ts'
import { contentRouter } from '#server/features/content/router.ts'
import { contentTables } from '#server/features/content/tables.ts'

/** What all content types share for staff: drafts, history, trash, schedules and previews. */
export const content = defineFeature({
  kind: 'tool',
  name: 'content',
  tables: contentTables,
  activity: {},
  router: contentRouter,
  routes: { '/admin/editing': releaseRoute },
  async purge() {
    await purgeContent()
    await purgeEditing()
  },
})
