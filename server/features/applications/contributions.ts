import type { Reader, Writer } from '#server/db/client.ts'
import type { Gap } from '#server/features/applications/stages/gaps.shared.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import type { Visitor } from '#server/http/secret-links.ts'
import type { Holder } from '#server/permissions.ts'
import type { Application, Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** An application on its way. */
export type Going = Pick<Application, 'id' | 'state' | 'workerId' | 'vacancyId'>

/** What features below add to applications: what their people have to show, have sent and have paid. */
export type ApplicationPart = {
  /** What is missing for a step: the gate of every move and the screens that show it beforehand ask this. */
  gaps?: {
    /** What each of these lacks in each state that it may go on to, by its id. */
    find: (applications: Going[], database: Reader) => Promise<Map<string, (to: State) => Gap[]>>
    /** The same as much as somebody may know. */
    readBy: (reader: Holder, gaps: Gap[]) => Gap[]
  }
  /** Of these applications, the ids of those with a passport in the file of their person, whatever their form says. */
  idsWithPassport?: (applications: Going[], database: Reader) => Promise<Set<string>>
  /** As a query, the ids of applications with documents that wait for staff, also of those that were merged. */
  idsWithPapers?: () => Prisma.Sql
  /** As a query, the ids of applications whose flight is on one of these days, also of those that were merged. */
  idsDeparting?: (days: { from: string; to: string }) => Prisma.Sql
  /** Follows an application in the transaction that moves it, takes a move back, merges or separates. */
  follow?: (transaction: Writer, id: string) => Promise<void>
  /** Throws CONFLICT where applications with these ids cannot be made one. */
  requireMergeable?: (transaction: Writer, ids: string[]) => Promise<void>
  /** Throws CONFLICT where nobody is put back to before their selection, `since` then; `ids` has what was merged into it. */
  requireUnselectable?: (
    transaction: Writer,
    by: Holder,
    application: { ids: string[]; workerId: string | null; since?: Date },
  ) => Promise<void>
  /** Throws FORBIDDEN where something would be erased that `by` may not see. */
  requireErasable?: (transaction: Writer, by: Holder, ids: string[]) => Promise<void>
  /** Deletes what came with applications, in the transaction that deletes these. */
  erase?: (transaction: Writer, ids: string[]) => Promise<void>
  /** What stands on the page on which its applicant follows it, in the language of the page. */
  statusPage?: {
    stage?: (application: Going) => Promise<ShownStage>
    money?: (application: Going) => Promise<ShownMoney | null>
    /** What its buttons do, by their value. */
    actions?: Record<string, StatusAction>
  }
}

/** Does something with the application that a browser is shown, and gives the part of the page that it comes back to. */
export type StatusAction = (
  visitor: Visitor,
  application: string,
  fields: Record<string, string>,
  files: Record<string, File[]>,
) => Promise<string>

/** What an applicant reads of their stage: what the agency has, what is still needed, the next day somewhere, and what they can send. */
export type ShownStage = {
  facts: { _id: string; label: string; values: string[] }[]
  missing: string[]
  missingFor: string | null
  next: string | null
  papers: ShownPapers | null
}

/** The documents that an applicant can send, those that are missing first, and what came of the others. */
export type ShownPapers = {
  kinds: { kind: string; label: string }[]
  /** `day` is when it was sent, or when staff decided. */
  sent: { _id: string; label: string; state: PaperState; day: string; reason: string }[]
}
export type PaperState = 'waiting' | 'accepted' | 'refused'

/** What somebody has paid, and what is left of what they owe. */
export type ShownMoney = ShownPaid & { owed: { _id: string; label: string; text: string }[]; unstated: string | null }
export type ShownPaid = {
  paid: string
  receipts: { _id: string; title: string; text: string; number: string; path: string; isCancelled: boolean }[]
}

declare module '#server/registration/define-feature.ts' {
  interface Contributions {
    applications: ApplicationPart
    /** What employers read on the page of their demand of what they have paid; null before that. */
    employers: { money: (demandId: string) => Promise<ShownPaid | null> }
  }
}
