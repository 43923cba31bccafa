import { fillSlots } from '#server/site/agency.ts'
import { defineDocument } from '#server/features/content/domain.ts'
import { answerFields } from '#server/features/answers/schema.ts'
import { readDocuments } from '#server/drafts/documents.ts'
import type { Answer } from '#server/features/search/contributions.ts'

/** What staff answer to what visitors look for: one record for each answer. */
export const answersContent = defineDocument({
  feature: 'answers',
  fields: answerFields,
  title: ({ title = '' }) => title,
})

/** The published answers, for the search of the site. */
export async function ownAnswers(): Promise<Answer[]> {
  const published = await Promise.all((await readDocuments(answersContent)).map(fillSlots))
  return published.map(({ asked, title, titleBn, text, textBn, link }) => ({
    path: link,
    title: { english: title, bangla: titleBn },
    text: { english: text, bangla: textBn },
    asked,
    isOwn: true,
  }))
}
