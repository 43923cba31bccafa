import type { Prisma } from '../prisma/generated/sqlite/client.ts'

/** How backup, restore and move treat a table. */
export type TableFacts<Model extends Prisma.ModelName> = {
  /** The columns of the primary key. */
  key: readonly (keyof Prisma.TypeMap['model'][Model]['payload']['scalars'] & string)[]
  /** What a summary calls the rows, such as "client countries". */
  label?: string
  /** An agency that once had rows always has some: a backup without any replaces no older one. */
  isNeverEmptied?: true
  /** Holds what opens an account or a draft: a restore empties it. */
  opensAccounts?: true
}

/** The tables of a feature, each after those that it points to. */
export type Tables = { [Model in Prisma.ModelName]?: TableFacts<Model> }
