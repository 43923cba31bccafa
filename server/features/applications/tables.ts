import type { Tables } from '#server/registration/define-table.ts'
import { applicationRetention } from '#server/features/applications/retention.shared.ts'

const own = { kept: { with: ['Application'] }, seenBy: 'applications' } as const
const of = { applicationId: 'Application' } as const

export const applicationsTables = {
  Interview: {
    key: ['id'],
    seenBy: 'applications',
    kept: 'for good',
    person: {
      as: 'interview',
      of: {},
      without: ['id', 'vacancyId', 'note', 'invitation', 'invitationBn', 'createdAt'],
    },
  },
  Application: {
    key: ['id'],
    isFromPeople: true,
    withoutKey: 'codes and links of applications open nothing',
    seenBy: 'applications',
    namedTo: { seenBy: 'payments', columns: ['id', 'reference', 'jobTitle'] },
    kept: { settings: [applicationRetention.unsuccessful, applicationRetention.departed] },
    person: {
      as: 'applications',
      of: { workerId: 'Worker' },
      mergedInto: 'mergedIntoId',
      brings: { interviewId: 'Interview' },
      calledBy: 'reference',
      without: [
        'id',
        'vacancyId',
        'nameKey',
        'codeHash',
        'linkHash',
        'sendKeyHash',
        'version',
        'duplicateOfId',
        'assigneeId',
        'countedAt',
        'sentHash',
        'putIntoId',
        'given',
        'toldId',
        'homeId',
        'keyedAs',
        'nameSounds',
      ],
    },
  },
  ApplicationEvent: {
    key: ['id'],
    ...own,
    person: { as: 'steps', of, without: ['id', 'byId', 'tellAt', 'interviewId'] },
  },
  ApplicationEntry: {
    key: ['id'],
    ...own,
    person: { as: 'notes', of, brings: { mailId: 'Mail' }, without: ['id', 'byId', 'eventId'] },
  },
  ApplicationFile: {
    key: ['id'],
    ...own,
    files: { column: 'storedName', kind: 'attachments' },
    person: { as: 'files', of, without: ['id', 'storedName'] },
  },
} satisfies Tables
