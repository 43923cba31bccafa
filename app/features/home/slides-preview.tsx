import { HomePage } from '#app/features/home/home-page.tsx'
import { loadHomePage } from '#app/features/home/load-home.ts'
import { m } from '#i18n/paraglide/messages.js'
import { localizeSlide } from '#app/features/slides/queries.ts'
import type { Slides } from '#server/features/slides/schema.ts'
import { definePreview } from '#app/staff/preview.ts'

export const preview = definePreview({
  async load(record) {
    const { slides = [] } = record as Partial<Slides>
    const shown = slides.filter(({ picture }) => picture).map(localizeSlide)
    return { title: m.slides_many(), props: await loadHomePage(undefined, Promise.resolve(shown)) }
  },
  Page: HomePage,
})
