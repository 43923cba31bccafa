import type { Tables } from '#server/registration/define-table.ts'
import { WORKED } from '#server/permissions.ts'

export const tasksTables = {
  Task: {
    key: ['id'],
    isFromPeople: true,
    seenBy: [...WORKED],
    kept: { with: ['Application', 'Demand', 'Enquiry'] },
    person: {
      as: 'tasks',
      of: { applicationId: 'Application' },
      without: ['id', 'demandId', 'enquiryId', 'assigneeId', 'byId', 'version', 'sentHash'],
    },
  },
} satisfies Tables
