import type { Prisma } from '../prisma/generated/sqlite/client.ts'

/** How backup, restore and move treat a table. */
export type TableFacts<Model extends Prisma.ModelName> = {
  /** The columns of the primary key. */
  key: readonly (keyof Prisma.TypeMap['model'][Model]['payload']['scalars'] & string)[]
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
  /** Holds what opens an account or a draft: a restore empties it. */
  opensAccounts?: true
  /** Says what happened one after the other, which a restore makes untrue: it empties the table. */
  endsWithRestore?: true
}

/** The tables of a feature, each after those that it points to. */
export type Tables = { [Model in Prisma.ModelName]?: TableFacts<Model> }
