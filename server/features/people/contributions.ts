import type { PersonKey } from '#server/features/applications/people/domain.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import type { Right } from '#server/permissions.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** How a feature below finds people by what it keeps of them; for whoever has its right. */
export type PeopleFinder = {
  right: Right
  /** A query of the ids of files, which the list of people asks while it searches; undefined where the words name nothing of it. */
  files: (search: string) => Prisma.Sql | undefined
}

/** The files that the list of people shows, for whoever has the right. */
export type PeopleFiles = {
  right: Right
  /** As a query: the files that a search finds, also by these queries of ids and of keys of people, with what the list is ordered by. */
  found: (search: string, also: { files: Prisma.Sql[]; people?: Prisma.Sql | undefined }) => Prisma.Sql
  /** As a query: the keys of everybody who has a file. */
  keys: () => Prisma.Sql
  /** What is shown of these, by their ids. */
  of: (ids: string[]) => Promise<Map<string, { file: PersonFile; applications: PersonApplication[] }>>
}

export type PersonFile = {
  id: string
  /** Its page in the staff area. */
  page: string
  reference: string
  name: string
  nameBn: string
  phone: string
  trade: string
  district: string
  passportState: 'none' | 'no-day' | 'ended' | 'soon' | 'valid'
  passportExpiresOn: string
  isArchived: boolean
  eraseAt: string | undefined
}
export type PersonApplication = {
  id: string
  reference: string
  state: State
  stateAt: string
  job: string
  trade: string
}
export type { PersonKey }

declare module '#server/registration/define-feature.ts' {
  interface Contributions {
    people: PeopleFinder
    peopleFiles: PeopleFiles
  }
}
