import type { Tables } from '#server/registration/define-table.ts'
import { KINDS } from '#server/features/tasks/kinds.shared.ts'

export const tasksTables = {
  Task: {
    key: ['id'],
    isFromPeople: true,
    seenBy: [...KINDS],
    kept: { with: ['Application', 'Demand', 'Enquiry', 'Worker'] },
    person: {
      as: 'tasks',
      of: { applicationId: 'Application', workerId: 'Worker' },
      without: ['id', 'demandId', 'enquiryId', 'vacancyId', 'assigneeId', 'byId', 'version', 'sentHash'],
    },
  },
} satisfies Tables
