import type { Tables } from '#server/define-table.ts'

export const complaintsTables = {
  Complaint: { key: ['id'] },
  ComplaintEntry: { key: ['id'] },
  ComplaintFile: { key: ['id'] },
} satisfies Tables
