import type { Prisma } from '../../prisma/generated/sqlite/client.ts'
import type { Retention } from '#server/registration/define-settings.ts'
import type { Needed } from '#server/permissions.ts'

type Columns<Model extends Prisma.ModelName> = keyof Prisma.TypeMap['model'][Model]['payload']['scalars'] & string

/**
 * What the rest of the product knows of a table: backup, restore, move, the sweep of files, the lists of people and
 * what is given to somebody of what is kept about them go by it.
 */
export type Facts<Column extends string> = {
  /** The columns of the primary key. */
  key: readonly Column[]
  /** What a summary calls the rows, such as "client countries". */
  label?: string
  /** What people call its rows where there is no label and the name of the table says too little. */
  called?: string
  /** What becomes of its rows under another key than the one they were stored under, as a clause. */
  withoutKey?: string
  /** People have written its rows, and nothing can write them again: from the first on there is something to back up. */
  isFromPeople?: true
  /** An agency that once had rows always has some: a backup without any replaces no older one. */
  isNeverEmptied?: true
  /**
   * What a restore makes of it. Emptied: what opens accounts or drafts, and what says what came after what. As it was: who may do what was
   * decided in it, and the newer decision holds (server/backup/decided.ts). Otherwise as it was backed up.
   */
  restored?: 'emptied' | 'as it was' | 'as backed up'
  /** Stored files that its rows name. `unless` is the column of rows whose files need not all be there yet. */
  files?: { column: Column; kind: 'pictures' | 'attachments'; unless?: Column }
  /** Columns that are encrypted with the key of the installation, and the right that opens them for people. */
  sealed?: { columns: readonly Column[]; needs: Needed | 'nobody' }
  /** Who reads its rows in the staff area, and who changes them where that is somebody else. */
  seenBy: Sight
  /** Who reads these columns alone, to know whose something is that they may see. */
  namedTo?: { seenBy: Needed; columns: readonly Column[] }
  decidedBy?: Sight
  kept: Kept<Column>
  /** What somebody is given of its rows who asks for everything that is kept about them; 'nobody' where it tells of none. */
  person?: Person<Column> | 'nobody'
}

/**
 * Rights of which one is enough, the feature that a row names in its column `feature`, whose account it is, everybody,
 * or nobody but the product.
 */
export type Sight = Needed | 'its feature' | 'its person' | 'everybody' | 'nobody'

/**
 * How long a row stays: by months that the agency sets, of which each says when it counts, and with `empties` the row stays without
 * these; for so many days; as long as one of these; until it ends itself; or for good.
 */
export type Kept<Column extends string> =
  | { settings: readonly Retention[]; empties?: readonly Column[] }
  | { days: number; from: Column }
  | { with: readonly Prisma.ModelName[] }
  | 'until it ends'
  | 'for good'

type Leads<Column extends string> = { [Name in Column]?: Prisma.ModelName }
/** How rows belong to a person: of several columns that lead to what is that person's, the first that is filled decides. */
export type Person<Column extends string> = {
  /** What the data of a person call its rows. */
  as: string
  of: Leads<Column>
  /** The column that leads to the row of the same table into which this one was merged: both are the same person's. */
  mergedInto?: Column
  /** Columns that lead to rows which are this person's because this row is. */
  brings?: Leads<Column>
  /** Columns that name a row without being why this one is the person's. */
  names?: Leads<Column>
  /** By what other rows name it, in place of its id. */
  calledBy?: Column
  /** Columns that say nothing of the person: how the product finds, counts and orders. */
  without: readonly Column[]
}

/** What a table with certain columns has to say. */
type Demanded<Column extends string> = ('userId' extends Column ? { restored: string } : object) &
  ('storedName' extends Column ? { files: object } : object) &
  ('workerId' extends Column ? { person: object | string } : object) &
  ('applicationId' extends Column ? { person: object | string } : object)

export type TableFacts<Model extends Prisma.ModelName> = Facts<Columns<Model>> & Demanded<Columns<Model>>

/** The tables of a feature, each after those that it points to. */
export type Tables = { [Model in Prisma.ModelName]?: TableFacts<Model> }
