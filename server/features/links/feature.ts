import { defineFeature } from '#server/registration/define-feature.ts'
import { checkDue, purgeChecks } from '#server/features/links/domain.ts'
import { linksRouter } from '#server/features/links/router.ts'
import { linksTables } from '#server/features/links/tables.ts'

/** Which links in what staff have written lead nowhere. */
export const links = defineFeature({
  kind: 'tool',
  name: 'links',
  tables: linksTables,
  activity: {},
  router: linksRouter,
  hourly: checkDue,
  purge: purgeChecks,
})
