import { answersContent } from '#server/features/answers/domain.ts'
import { seedAnswers } from '#prisma/seed/answers-data.ts'
import { documents } from '#prisma/seed/demonstration.ts'

export const demonstration = documents(answersContent, () => seedAnswers)
