import { MessageCircleQuestionMark } from 'lucide-react'
import { late } from '#app/rendering/late.ts'
import { defineStaff } from '#app/staff/define-staff.ts'
import { nameOf, textOf } from '#app/staff/record-title.ts'
import { m } from '#i18n/paraglide/messages.js'
import { answerPath } from '#server/features/answers/path.shared.ts'
import { answerFields } from '#server/features/answers/schema.ts'

export const staff = defineStaff({
  name: 'answers',
  screens: [
    {
      to: '/admin/answers',
      group: 'content',
      place: 95,
      set: 'website',
      label: m.answers_many,
      icon: MessageCircleQuestionMark,
      right: 'content',
      add: m.answers_add,
    },
  ],
  contentTypes: {
    answers: {
      one: m.answers_one,
      many: m.answers_many,
      listPage: '/admin/answers',
      editPage: id => `/admin/answers/${id}`,
      publicPage: (_, { asked }) => answerPath(textOf(asked)),
      title: ({ title, titleBn }) => nameOf(title, titleBn),
      fields: answerFields,
      lists: {},
      schemaVersion: 1,
      preview: late(async () => (await import('./preview.tsx')).preview),
      staff: late(async () => (await import('./admin/answers-screens.tsx')).answersScreens),
    },
  },
})
