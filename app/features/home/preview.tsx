import { HomePage } from '#app/features/home/home-page.tsx'
import { loadHomePage } from '#app/features/home/load-home.ts'
import { type HomeDocument, localizeHome } from '#app/features/home/queries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { definePreview } from '#app/staff/preview.ts'

export const preview = definePreview({
  load: async record => ({
    title: m.home_many(),
    props: await loadHomePage(Promise.resolve(localizeHome(record as HomeDocument))),
  }),
  Page: HomePage,
})
