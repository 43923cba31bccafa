import type { Reader, Writer } from '#server/db/client.ts'
import type { Action, NoticeEvent } from '#server/registration/feature-events.ts'
import type { NoticeText } from '#server/mail/compose.ts'
import type { Holder } from '#server/permissions.ts'
import type { Worked } from '#server/features/work/worked.shared.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** Records that colleagues are given to work on; the feature is named as the right to them. */
export type WorkedRecords = {
  /** Those of these on which work is done: neither merged nor deleted ones. */
  find: (database: Reader, where: { ids: string[] } | { assigneeId: string }) => Promise<WorkRecord[]>
  /** Everybody who is given some, each once. */
  assignees: (database: Reader) => Promise<Pick<Assigned, 'assigneeId'>[]>
  set: (transaction: Writer, ids: string[], assigned: Assigned) => Promise<unknown>
  /** What was somebody’s is nobody’s and keeps the name, in whatever state it is. */
  release: (transaction: Writer, assigneeId: string) => Promise<unknown>
  page: string
  /** What the list of those that are under way is narrowed down to. */
  underWay: { state: string }
  missing: () => string
  assigned: Action & NoticeEvent
  unassigned: Action
  /** What somebody hears who is given them. */
  assignedNotice: (given: { by: string; references: string[] }) => NoticeText
}
/** Records about which something is noted as to be done, though nobody is given them. */
export type TaskedRecords = Pick<WorkedRecords, 'page' | 'missing'> & {
  find: (database: Reader, where: { ids: string[] }) => Promise<TaskedRecord[]>
  /** Its id and those of what was merged into it, where that can be. */
  idsWithMerged?: (id: string) => Promise<string[]>
}
/** With the record into which it was merged. */
export type TaskedRecord = Pick<WorkRecord, 'id' | 'reference' | 'title'> & { mergedIntoId?: string | null }
/** A record that somebody works on; `title` is what staff call it. */
export type WorkRecord = { id: string; reference: string; title: string } & Assigned
/**
 * Who works on it, docs/decisions/0097 says why: nobody where there is no id, and then the name is of somebody who
 * works here no longer.
 */
export type Assigned = { assigneeId: string | null; assignee: string | null }

/** What is to be done about records that somebody works on. */
export type Todo = {
  /** The ids of those of a kind on which something is to be done by then, as a query. */
  idsDue: (on: Worked, due: Due) => Prisma.Sql
  /** The next thing about each of these, with how many more there are; those with nothing are left out. */
  nextOf: (on: Worked, ids: string[]) => Promise<Map<string, NextTodo>>
}
/** By when: `due` up to today, `week` in the seven days from today on, `open` some day. */
export type Due = 'due' | 'overdue' | 'today' | 'week' | 'open'
export type NextTodo = { text: string; dueOn: string; assignee: string | null; more: number }

/** Something of a day in Dhaka, which leads to its record; an interview has its hour. */
export type CalendarEntry = { id: string; day: string; page: string } & (
  | { kind: 'interview'; at: string; job: string; place: string; people: number }
  | { kind: 'closing'; job: string }
  /**
   * `problem` is what is not good for it, or not there yet; empty where that is nothing, or not for the reader. `isReady` is whether it
   * is known to be nothing. `together` is, on the first of several who are on it, the
   * page where something is written down of all of them.
   */
  | {
      kind: 'flight'
      name: string
      reference: string
      flight: string
      problem: string
      isReady: boolean
      together?: { page: string; search: Record<string, string> }
    }
  /**
   * The day on which something ends, or the last one to enter with it, which is before that where it has to last longer;
   * `paper` is what. `since` is where it serves no longer since, being too short or ended; `problem` is for what then.
   */
  | {
      kind: 'ending'
      name: string
      reference: string
      isEntry: boolean
      paper: string
      since?: 'short' | 'ended'
      problem: string
    }
  | {
      kind: 'task'
      text: string
      reference: string
      title: string
      assignee: string | null
      isMine: boolean
      isDone: boolean
    }
)
/** Of the days from `from` to `to`; somebody's own or all, and of each kind at most `max`. */
export type CalendarSpan = { from: string; to: string; whose: 'mine' | 'all'; max: number }

declare module '#server/registration/define-feature.ts' {
  interface Contributions {
    /** Its records as those that colleagues are given. */
    work: WorkedRecords
    /** Its records as those about which tasks are noted. */
    tasked: TaskedRecords
    /** What somebody may see of its days: the calendar shows it. */
    calendar: (reader: Holder & { id: string }, span: CalendarSpan) => Promise<CalendarEntry[]>
    /** What is to be done about such records. */
    todo: Todo
  }
}
