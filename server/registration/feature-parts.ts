import type { z } from '#i18n/zod.ts'
import type { Needed } from '#server/permissions.ts'
import type { Context } from '#server/trpc/context.ts'
import type { Role } from '../../prisma/generated/sqlite/enums.ts'

/** What one area of the activity log records: the action names in the database, each with its label. */
export type ActivityArea = {
  label: () => string
  actions: Record<string, () => string>
  /** The log stores names of records in English. */
  hasEnglishSubjects?: true
  /** The record's name in Bangla. */
  subjectBn?: (subject: string) => string | undefined
  /** The label of a stored code such as a role; undefined for any other text. */
  describeDetail?: (action: string, detail: string) => string | undefined
}

/** A kind of event that staff hear of by mail, as each person chooses: at once, in the daily digest, or never. */
export type NoticeKind = {
  label: () => string
  /** What somebody needs to hear of it. */
  right: Needed
  /** For whoever has chosen nothing. */
  usual: NoticeTiming
  /** Which of these records somebody still has to look at; a digest leaves out the others. Without it, all. */
  stillWaiting?: (recordIds: string[]) => Promise<string[]>
}
export type NoticeTiming = 'now' | 'daily' | 'never'

/**
 * A person or a request as the finder of the staff area shows it; `note` tells it from others of the same name. Where the
 * record `of` is found as well, it stands for both. `currency` is what an employer pays in.
 */
export type FoundPerson = { id: string; href: string; title: string; note: string; of?: string; currency?: string }

/**
 * Runs a form that was posted, with what the page's address has in its query and in the parameters of its path. Gives the path to
 * continue at, with a sentence that a script shows there, or with `result` what the page itself shows at once, so that no address, log or
 * history has it; with `again` the form comes back with these values, for what is no problem; `problem` is an error that the form met
 * though the page shows a result.
 */
export type FormHandler = (
  context: Context,
  fields: Record<string, string>,
  address: Record<string, string>,
  files: Record<string, File[]>,
) => Promise<FormDone | { result: object; problem?: unknown } | FormAgain>
export type FormDone = { location: string; toast?: string }
export type FormAgain = { again: Record<string, string>; errors?: Record<string, string> }
/**
 * A form whose body may be as large as its fields may be, and its files: see `formSize`. One without fields has room
 * for a few short ones.
 */
export type Form = { handle: FormHandler; fields: z.ZodType; filesMaxBytes?: number }

/** RSS of a feature's records, newest first. `page` is the path of the list that it stands for. */
export type RecordFeed<Item> = {
  path: string
  page: string
  title: () => string
  description: () => string
  /** Whether the feed names a record; without it, it names all. */
  isListed?(this: void, record: Item): boolean
  item(this: void, record: Item): { title: string; description: string; date: Date; path: string; image?: string }
}

/** Whoever reads the dashboard. */
export type DeskReader = { id: string; role: Role }

/** A step from an empty site to one that can be shown, which a new owner is led through. */
export type FirstStep = {
  /** Unique among all steps. */
  step: string
  /** Smaller ones come before it, whichever feature they are of. */
  place: number
  /** The screen where it is taken, and the id of its first field where others stand above. */
  to: string
  hash?: string
  /** Who may take it; nobody else is shown it. */
  right: Needed
  title: () => string
  text: () => string
  /** A site is complete without it. */
  isOptional?: true
  /** Whether it is done, and what visitors see of it now, in a sentence. */
  look: () => Promise<{ isDone: boolean; visitors: string }>
}

/** Something that waits for somebody, such as unread enquiries: on the dashboard, and as a number in the sidebar. */
export type DeskItem = {
  /** Unique among all items. */
  id: string
  group: 'people' | 'messages' | 'money' | 'content' | 'system'
  /** Whom it concerns; nobody else is shown it. */
  right: Needed
  /** A sentence with the number. */
  label: string
  count: number
  /** Where the list shows exactly these records. */
  to: string
  search?: Record<string, string>
  /** What opens on that page at once. */
  hash?: string
  /** The page of the one that has waited longest. */
  first?: string | undefined
  /** A page where all of them are worked off one after another. */
  open?: { to: string; label: string }
  /** The path of the sidebar's entry that shows the number. */
  screen?: string
  /** When the oldest of them began to wait: ISO, or a day in Dhaka as YYYY-MM-DD. */
  oldest?: string | undefined
  /** When the next of them is published, as ISO. */
  next?: string | undefined
  /** Urgent ones stand first. */
  tone?: 'urgent' | 'usual'
  /** It concerns the installation: owners see it at /admin/system, too, with what to do. */
  warning?: { tone: 'urgent' | 'usual'; text: string }
}

/** A figure of the first page. */
export type Figure = {
  /** Unique in its block. */
  id: string
  label: string
  /** How many there are in the list that it leads to. */
  count: number
  /** What else its row says, in the order of the columns. */
  cells?: string[]
  /** The list with exactly these; missing where its reader may know the number alone. */
  to?: string
  search?: Record<string, string>
  /** Somebody should see to it. */
  tone?: 'urgent'
  /** It is the sum of others in its block. */
  isSum?: boolean
}

/** Figures of the first page that answer one question, such as how many people are in each stage. */
export type FigureBlock = {
  /** Unique among all blocks. */
  id: string
  /** Whom it concerns; nobody else is shown it. */
  right: Needed
  /** Smaller ones stand before it, whichever feature they are of. */
  place: number
  figures: Figure[]
} & (
  | {
      title: string
      /** The headings of its columns: those of the label, of the number, and of the cells. */
      columns: string[]
      /** Where all of it is, if more than its rows is shown there. */
      all?: { to: string; search?: Record<string, string>; label: string }
    }
  | {
      /** Single figures stand beside those of other features. */
      title?: never
    }
)

/**
 * A command of `npm run staff`, by its name: what `--help` says of it, and its options. It gives what to print; throws
 * an Error with a sentence.
 */
export type StaffCommand = {
  usage: string
  options?: readonly string[]
  run: (target: string | undefined, options: Record<string, string | undefined>) => Promise<string>
}

/** A text and its translation. */
export type Words = { english: string; bangla?: string | undefined }
/** A record as the search of the site finds it: by words that its page shows, and by none that visitors may not read. */
export type Finding = {
  /** One of `findingKinds` of some feature. */
  kind: string
  path: string
  title: Words
  texts: Words[]
  /** Other words for what it is about, which find it and are never shown. */
  otherNames?: string[]
  /** What people type whom it answers, in either language and in Latin letters: phrases between commas. */
  asked?: string | undefined
  /** What stands with it besides the words that were found, in the language of the page. */
  note?: () => string
  /** For links to its page: a stored picture, and what has to stay in view. */
  picture?: { path: string; focus?: string | undefined } | undefined
  /** Such as a job that is closed: it stands after the others. */
  isOver?: boolean
}
