import { m } from '#i18n/paraglide/messages.js'
import { documentFeature } from '#server/features/content/domain.ts'
import { answersContent, ownAnswers } from '#server/features/answers/domain.ts'
import { answerPath } from '#server/features/answers/path.shared.ts'
import { defineFeature } from '#server/registration/define-feature.ts'

export const answers = defineFeature({
  ...documentFeature('answers', answersContent, m.answers_many),
  place: 18,
  contributes: { search: { answers: ownAnswers } },
  editPage: id => `/admin/answers/${id}`,
  pages: ({ asked }) => [answerPath(asked)],
  titleBn: ({ titleBn }) => titleBn,
})
