import type { Tables } from '#server/define-table.ts'

export const workersTables = {
  Worker: {
    key: ['id'],
    label: 'files of workers',
    isFromPeople: true,
    withoutKey: 'NID, passport numbers and bank accounts of workers cannot be read',
  },
  WorkerDocument: { key: ['id'] },
  WorkerPaper: { key: ['id'] },
} satisfies Tables
