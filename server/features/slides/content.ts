import { m } from '#i18n/paraglide/messages.js'
import { defineDocument } from '#server/features/content/domain.ts'
import { slidesFields, slidesLists } from '#server/features/slides/schema.ts'

export const slidesContent = defineDocument({
  feature: 'slides',
  fields: slidesFields,
  lists: slidesLists,
  fixedIds: ['slides'],
  title: () => m.slides_many(),
})
