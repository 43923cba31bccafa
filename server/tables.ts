import { changesTables } from '#server/changes/tables.ts'
import { draftsTables } from '#server/drafts/tables.ts'
import { sessionTables } from '#server/http/tables.ts'
import type { Facts, TableFacts, Tables } from '#server/registration/define-table.ts'
import { accountsTables } from '#server/features/accounts/tables.ts'
import { activityTables } from '#server/features/activity/tables.ts'
import { searchTables } from '#server/features/search/tables.ts'
import { clientsTables } from '#server/features/clients/tables.ts'
import { complaintsTables } from '#server/features/complaints/tables.ts'
import { demandsTables } from '#server/features/demands/tables.ts'
import { enquiriesTables } from '#server/features/enquiries/tables.ts'
import { linksTables } from '#server/features/links/tables.ts'
import { newsTables } from '#server/features/news/tables.ts'
import { paymentsTables } from '#server/features/payments/tables.ts'
import { tokensTables } from '#server/features/tokens/tables.ts'
import { noticesTables } from '#server/features/notices/tables.ts'
import { applicationsTables } from '#server/features/applications/tables.ts'
import { tasksTables } from '#server/features/tasks/tables.ts'
import { calendarTables } from '#server/features/calendar/tables.ts'
import { workersTables } from '#server/features/workers/tables.ts'
import { viewsTables } from '#server/features/views/tables.ts'
import { vacanciesTables } from '#server/features/vacancies/tables.ts'
import type { Prisma } from '../prisma/generated/sqlite/client.ts'

const ours = { seenBy: 'nobody', kept: 'for good' } as const

const generalTables = {
  Content: { key: ['id'], called: 'versions of the content', ...ours },
  ContentArea: { key: ['area'], ...ours },
  Picture: {
    key: ['path'],
    label: 'pictures',
    files: { column: 'path', kind: 'pictures', unless: 'isPartial' },
    seenBy: 'everybody',
    decidedBy: 'content',
    kept: 'until it ends',
  },
  Mail: {
    key: ['id'],
    seenBy: 'nobody',
    kept: { days: 30, from: 'sentAt' },
    person: {
      as: 'mail',
      of: {},
      without: ['id', 'html', 'replyTo', 'attempts', 'nextTryAt', 'lastError', 'byPerson', 'thread', 'stop'],
    },
  },
  Job: { key: ['name'], ...ours, seenBy: 'owners' },
  Installation: { key: ['id'], ...ours },
  HeldErasure: { key: ['name'], ...ours, seenBy: 'owners' },
  Demonstration: { key: ['feature'], ...ours },
  IdempotencyKey: { key: ['id'], seenBy: 'nobody', kept: { days: 1, from: 'createdAt' } },
  RateLimiterFlexible: { key: ['key'], called: 'counts of attempts', seenBy: 'nobody', kept: 'until it ends' },
} satisfies Tables

/** Tables of the infrastructure, which features read and change by its verbs alone. */
export const infrastructureTables = { ...generalTables, ...draftsTables, ...sessionTables, ...changesTables }

/** The tables of features that were taken away: their models stay, as migrations do. */
const leftBehind = [] as const satisfies Prisma.ModelName[]

/** Every table of the database: a model that is missing here does not compile. */
const tables: { [Model in Exclude<Prisma.ModelName, (typeof leftBehind)[number]>]: TableFacts<Model> } = {
  ...clientsTables,
  ...generalTables,
  ...draftsTables,
  ...accountsTables,
  ...sessionTables,
  ...tokensTables,
  ...enquiriesTables,
  ...activityTables,
  ...searchTables,
  ...newsTables,
  ...linksTables,
  ...noticesTables,
  ...vacanciesTables,
  ...applicationsTables,
  ...workersTables,
  ...demandsTables,
  ...paymentsTables,
  ...complaintsTables,
  ...changesTables,
  ...tasksTables,
  ...calendarTables,
  ...viewsTables,
}

/** The names of all tables with their facts, each after those that it points to. */
export const tableList = Object.entries(tables) as [Prisma.ModelName, Facts<string>][]
const facts = new Map<string, Facts<string>>(tableList)

/** What is known of a table. */
export const factsOf = (table: Prisma.ModelName): Facts<string> => facts.get(table)!

/** What people call the rows of a table: "client countries", "application file records". */
export function rowsOf(table: string): string {
  const { label, called } = facts.get(table) ?? {}
  return label ?? called ?? `${table.replaceAll(/(?<=.)(?=[A-Z])/g, ' ').toLowerCase()} records`
}
