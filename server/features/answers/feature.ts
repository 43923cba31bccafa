import { m } from '#i18n/paraglide/messages.js'
import { documentFeature } from '#server/features/content/domain.ts'
import { answersContent, ownAnswers } from '#server/features/answers/domain.ts'
import { countMissed, purgeMissed } from '#server/features/answers/missed.ts'
import { answersRouter } from '#server/features/answers/router.ts'
import { answersTables } from '#server/features/answers/tables.ts'
import { defineFeature } from '#server/registration/define-feature.ts'

export const answers = defineFeature({
  ...documentFeature('answers', answersContent, m.answers_many),
  place: 18,
  contributes: { search: { answers: ownAnswers, missed: countMissed } },
  tables: answersTables,
  editPage: id => `/admin/answers/${id}`,
  pages: () => ['/search'],
  titleBn: ({ titleBn }) => titleBn,
  router: answersRouter,
  purge: purgeMissed,
})
