import type { Right } from '#server/permissions.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** How a feature below finds people by what it keeps of them; for whoever has its right. */
export type PeopleFinder = {
  right: Right
  /** A query of the ids of files, which the list of people asks while it searches; undefined where the words name nothing of it. */
  files: (search: string) => Prisma.Sql | undefined
}

declare module '#server/registration/define-feature.ts' {
  interface Contributions {
    people: PeopleFinder
  }
}
