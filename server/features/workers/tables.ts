import type { Tables } from '#server/registration/define-table.ts'
import { workerRetention } from '#server/features/workers/settings-schema.ts'

export const workersTables = {
  Worker: {
    key: ['id'],
    label: 'files of workers',
    isFromPeople: true,
    withoutKey: 'NID, passport numbers and bank accounts of workers cannot be read',
    sealed: { columns: ['numbers', 'given'], needs: 'identities' },
    seenBy: 'workers',
    namedTo: { seenBy: 'payments', columns: ['id', 'name', 'reference', 'phone', 'trade'] },
    kept: { settings: [workerRetention] },
    person: {
      as: 'file',
      of: {},
      mergedInto: 'mergedIntoId',
      calledBy: 'reference',
      without: [
        'id',
        'nameKey',
        'numbers',
        'passportHash',
        'nidHash',
        'given',
        'shortFor', // follows from the papers and the flight
        'keyedAs',
        'nameSounds',
        'putIntoId',
        'version',
      ],
    },
  },
  WorkerDocument: {
    key: ['id'],
    files: { column: 'storedName', kind: 'attachments' },
    seenBy: 'workers',
    kept: { with: ['Worker'] },
    person: {
      as: 'documents',
      of: { workerId: 'Worker' },
      names: { applicationId: 'Application' },
      without: ['id', 'sentHash', 'byId', 'storedName', 'version', 'homeId'],
    },
  },
  WorkerPaper: {
    key: ['id'],
    files: { column: 'storedName', kind: 'attachments' },
    seenBy: 'workers',
    kept: { with: ['Application'] },
    person: { as: 'sent', of: { applicationId: 'Application' }, without: ['id', 'byId', 'sentHash', 'storedName'] },
  },
  ImportWord: { key: ['field', 'word'], called: 'words of imported tables', seenBy: 'workers', kept: 'for good' },
} satisfies Tables
