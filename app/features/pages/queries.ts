import { queryProcedure } from '#app/rendering/query-procedure.ts'
import { localizeTexts } from '#i18n/locale.ts'
import type { PageDocument } from '#server/features/pages/domain.ts'
import type { PageId } from '#server/features/pages/schema.ts'

export type { PageDocument, PageId }
export type LocalizedPage = ReturnType<typeof localizePage>

/** A page in the language of the reader, or null while nobody has written it. */
export async function findPage(id: PageId) {
  const page = await queryProcedure('pages.byId', { id })
  return page && localizePage(page)
}

/** The services that are published, in their order. */
export const listServices = async () => (await queryProcedure('pages.services')).map(localizePage)

/** A page with its texts in the language of the reader. */
export function localizePage({ _id, contactPhone, chapters, pictures, ...page }: PageDocument) {
  const { covers, steps, papers, people, timeline, ...texts } = page
  const { contactName, contactRole } = localizeTexts(texts, 'contactName', 'contactRole')
  return {
    id: _id as PageId,
    ...localizeTexts(texts, 'title', 'lead', 'description'),
    contact: { name: contactName, role: contactRole, phone: contactPhone },
    chapters: chapters.map(chapter => localizeTexts(chapter, 'heading', 'text')),
    covers: covers.map(cover => localizeTexts(cover, 'title', 'figure', 'text')),
    steps: steps.map(step => localizeTexts(step, 'title', 'days', 'text')),
    papers: papers.map(paper => localizeTexts(paper, 'name', 'note')),
    people: people.map(({ picture, focus, isIllustration, ...person }) => ({
      portrait: { picture, focus, isIllustration },
      ...localizeTexts(person, 'name', 'role', 'place'),
    })),
    timeline: timeline.map(({ year, ...event }) => ({ year, ...localizeTexts(event, 'text') })),
    pictures: pictures.map(({ picture, focus, isIllustration, ...alt }) => ({
      picture,
      focus,
      isIllustration,
      ...localizeTexts(alt, 'alt'),
    })),
  }
}
