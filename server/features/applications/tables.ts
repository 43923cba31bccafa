import type { Tables } from '#server/define-table.ts'

export const applicationsTables = {
  Interview: { key: ['id'] },
  Application: { key: ['id'], isFromPeople: true, withoutKey: 'codes and links of applications open nothing' },
  ApplicationEvent: { key: ['id'] },
  ApplicationEntry: { key: ['id'] },
  ApplicationFile: { key: ['id'] },
} satisfies Tables
