import { SYSTEM_ACTOR } from '#server/actor.ts'
import type { Reader, Writer } from '#server/db/client.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { applyAll, creationOf } from '#server/drafts/transitions.ts'

type Counted = Pick<
  Reader,
  'clientCountry' | 'newsArticle' | 'document' | 'answerTemplate' | 'worker' | 'application' | 'payment' | 'demand'
>

/** What the demonstration has of a feature. */
export type Demonstration = {
  /** Folders of prisma/seed/converted. */
  pictures: string[]
  count: (database: Counted) => Promise<number>
  /** Writes the records; `stored` gives the path of a stored picture. */
  add: (transaction: Writer, stored: (name: string) => string) => Promise<unknown[]>
}

/** The records of a content type of documents, each with the paths of its stored pictures. */
export function documents<Data extends object>(
  content: ContentStore<Data>,
  records: (stored: (name: string) => string) => ({ _id?: string } & Record<string, unknown>)[],
): Demonstration {
  const store = content as unknown as ContentStore
  const pictures: string[] = []
  records(name => {
    pictures.push(name)
    return name
  })
  return {
    pictures,
    count: database => database.document.count({ where: { feature: store.feature } }),
    add: (transaction, stored) =>
      applyAll(
        transaction,
        store,
        SYSTEM_ACTOR,
        records(stored).map(({ _id, ...data }) => creationOf(store, data, _id)),
      ),
  }
}
