import { queryOptions } from '@tanstack/react-query'
import { type Outputs, trpc, trpcClient } from '#app/rendering/trpc.ts'
import type { DayKind } from '#server/features/workers/documents.shared.ts'
import { CHECK_MAX, type PrintKind } from '#server/features/workers/print/kinds.shared.ts'

export type WorkerRow = Outputs['workers']['list']['rows'][number]
export type Worker = Outputs['workers']['byId']
export type WorkerDocument = Worker['documents'][number]
export type WalkIn = Outputs['workers']['walkIn']
export type Known = Outputs['workers']['known']
export type Papers = Outputs['workers']['papers']['ofWorker' | 'ofApplication']
export type SentPaper = Papers['papers'][number]
export type Comparison = Outputs['workers']['compare']
export type SealedNumbers = Outputs['workers']['look']
export type Lacking = Outputs['workers']['print']['check']

export const workerQuery = (id: string) => trpc().workers.byId.queryOptions({ id })
export const compareQuery = (id: string, into: string) => trpc().workers.compare.queryOptions({ id, into })
export const papersOfWorkerQuery = (id: string) => trpc().workers.papers.ofWorker.queryOptions({ id })
export const papersOfApplicationQuery = (id: string) => trpc().workers.papers.ofApplication.queryOptions({ id })
export const fileOfApplicationQuery = (id: string) => trpc().workers.ofApplication.queryOptions({ id })

/** Who is on a day’s list, and what they lack; asked anew whenever somebody comes to it. */
export const dayQuery = (kind: DayKind, applications: string[]) => ({
  ...trpc().workers.day.people.queryOptions({ kind, applications }),
  staleTime: 0,
})
export type DayPerson = Outputs['workers']['day']['people'][number]

/** What a document lacks of these people, asked in parts that fit into an address. */
export const printQuery = (kind: PrintKind, applications: string[], worker?: string) => {
  const parts = Array.from({ length: Math.ceil(applications.length / CHECK_MAX) || 1 }, (_, n) =>
    applications.slice(n * CHECK_MAX, (n + 1) * CHECK_MAX),
  )
  return queryOptions({
    queryKey: ['print', kind, applications, worker],
    queryFn: async (): Promise<Lacking> =>
      joined(
        await Promise.all(
          parts.map(part =>
            trpcClient().workers.print.check.query({ kind, applications: part, ...(worker && { worker }) }),
          ),
        ),
      ),
    staleTime: 0,
  })
}

function joined(parts: Lacking[]): Lacking {
  const missing = Map.groupBy(
    parts.flatMap(part => part.missing),
    ({ label }) => label,
  )
  return {
    people: sumOf(parts.map(({ people }) => people)),
    withoutFile: sumOf(parts.map(({ withoutFile }) => withoutFile)),
    unfit: parts.flatMap(({ unfit }) => unfit),
    missing: [...missing].map(([label, counts]) => ({ label, count: sumOf(counts.map(({ count }) => count)) })),
  }
}

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)
