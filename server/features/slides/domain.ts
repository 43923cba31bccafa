import { findDocument } from '#server/drafts/documents.ts'
import { slidesContent } from '#server/features/slides/content.ts'
import type { Slide } from '#server/features/slides/schema.ts'
import { pictureTexts } from '#server/files/facts.ts'

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
