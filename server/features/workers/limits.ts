import type { Limits } from '#server/registration/define-limits.ts'
import { take, withWriteLimit } from '#server/http/rate-limits.ts'

export const workersLimits = {
  /** Documents that workers send, which take the time of the server and of staff. */
  papers: { name: 'paper', points: 60, minutes: 10 },
  papersOfApplication: { name: 'paper-application', points: 30, minutes: 60 },
  importParts: { name: 'import-part', points: withWriteLimit(200), minutes: 1, isHere: true },
} satisfies Limits

/** Counts a document that a worker sends, by client and by application. Throws TOO_MANY_REQUESTS. */
export const limitPaper = (clientAddress: string, applicationId: string): Promise<void> =>
  take([workersLimits.papers, clientAddress], [workersLimits.papersOfApplication, applicationId])

/** Counts a part of a table of people: a whole one has twenty, to compare and to write. Throws TOO_MANY_REQUESTS. */
export const limitImportPart = (person: string): Promise<void> => take([workersLimits.importParts, person])
