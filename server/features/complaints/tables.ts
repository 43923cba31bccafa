import type { Tables } from '#server/registration/define-table.ts'
import { complaintRetention } from '#server/features/complaints/settings-schema.ts'

const own = { kept: { with: ['Complaint'] }, seenBy: 'complaints' } as const

export const complaintsTables = {
  Complaint: {
    key: ['id'],
    isFromPeople: true,
    withoutKey: 'complaints cannot be read',
    sealed: { columns: ['details'], needs: 'complaints' },
    seenBy: 'complaints',
    kept: { settings: [complaintRetention] },
  },
  ComplaintEntry: { key: ['id'], ...own, sealed: { columns: ['text'], needs: 'complaints' } },
  ComplaintFile: { key: ['id'], ...own, files: { column: 'storedName', kind: 'attachments' } },
} satisfies Tables
