import { m } from '#i18n/paraglide/messages.js'
import { defineDocument } from '#server/features/content/domain.ts'
import { type Slide, slidesFields, slidesLists } from '#server/features/slides/schema.ts'
import { findDocument } from '#server/drafts/documents.ts'
import { pictureTexts } from '#server/files/facts.ts'

export const slidesContent = defineDocument({
  feature: 'slides',
  fields: slidesFields,
  lists: slidesLists,
  fixedIds: ['slides'],
  title: () => m.slides_many(),
})

export type PublicSlide = Slide & { isIllustration?: boolean }

/** The pictures of the home page that are published, in their order. What a slide leaves empty comes from the media library. */
export async function list(): Promise<PublicSlide[]> {
  const [record, textsOf] = await Promise.all([findDocument(slidesContent, 'slides'), pictureTexts()])
  return (record?.slides ?? []).map(slide => {
    const { alt, altBn, focus, isIllustration } = textsOf(slide.picture)
    return {
      ...slide,
      ...(!slide.alt && { alt, altBn }),
      focusDesk: slide.focusDesk ?? focus,
      focusPhone: slide.focusPhone ?? focus,
      isIllustration,
    }
  })
}
