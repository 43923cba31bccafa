import type { Tables } from '#server/define-table.ts'

export const complaintsTables = {
  Complaint: { key: ['id'], isFromPeople: true, withoutKey: 'complaints cannot be read' },
  ComplaintEntry: { key: ['id'] },
  ComplaintFile: { key: ['id'] },
} satisfies Tables
