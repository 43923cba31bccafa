import { list, slidesContent } from '#server/features/slides/domain.ts'
import { publicQuery, router } from '#server/trpc/procedures.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { defineFeature } from '#server/registration/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'

export const slides = defineFeature({
  ...documentFeature('slides', slidesContent, m.slides_many),
  place: 5,
  editPage: () => '/admin/slides',
  pages: () => ['/'],
  firstSteps: [
    {
      step: 'slide',
      place: 90,
      to: '/admin/slides',
      right: 'content',
      title: m.first_slide,
      text: m.first_slide_text,
      look: async () => {
        const { length } = await list()
        return {
          isDone: length > 0,
          visitors: length > 0 ? m.first_slide_seen(plural(length)) : m.first_slide_unseen(),
        }
      },
    },
  ],
  router: router({ list: publicQuery.query(() => list()) }),
})
