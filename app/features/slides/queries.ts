import { queryProcedure } from '#app/rendering/query-procedure.ts'
import { localizedText } from '#i18n/locale.ts'
import type { PublicSlide } from '#server/features/slides/domain.ts'

/** The pictures at the top of the home page, in the page's language. */
export const listSlides = async () => (await queryProcedure('slides.list')).map(localizeSlide)

export type LocalizedSlide = ReturnType<typeof localizeSlide>

/** A slide with its texts in the page's language; its link only where it has a label. */
export function localizeSlide({
  _id,
  picture,
  focusDesk = '',
  focusPhone = '',
  isIllustration,
  ...texts
}: PublicSlide) {
  const { alt = '', altBn, heading, headingBn, sentence, sentenceBn, link, linkLabel, linkLabelBn } = texts
  return {
    _id,
    picture,
    focusDesk,
    focusPhone,
    isIllustration,
    alt: localizedText(alt, altBn),
    heading: textOf(heading, headingBn),
    sentence: textOf(sentence, sentenceBn),
    link: link ? { to: link, label: textOf(linkLabel, linkLabelBn) } : undefined,
  }
}

const textOf = (english?: string, bangla?: string) =>
  english || bangla ? localizedText(english || bangla || '', bangla) : undefined
