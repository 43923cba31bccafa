import type { Outputs } from '#app/rendering/trpc.ts'

type Paper = Outputs['workers']['papers']['ofWorker']['papers'][number]

const waiting: Paper = {
  id: 'passport',
  kind: 'passport',
  isWaiting: true,
  isSeen: true,
  createdAt: '2026-11-25T09:00:00.000Z',
  by: '',
  decidedAt: undefined,
  reason: '',
  file: { kind: 'jpeg', bytes: 184_000 },
  reference: 'APP-7QKLBR',
  language: 'bn',
}

/** What a worker has sent: a passport, a NID that the reader may not see, and a photograph that was refused. */
export const sentPapers: Paper[] = [
  waiting,
  { ...waiting, id: 'nid', kind: 'nid', isSeen: false, createdAt: '2026-11-26T09:00:00.000Z' },
  {
    ...waiting,
    id: 'photograph',
    kind: 'photograph',
    isWaiting: false,
    by: 'Salma Khatun',
    decidedAt: '2026-11-24T09:00:00.000Z',
    reason: 'ছবিটি ঝাপসা। আলোতে আবার তুলুন, চার কোনা যেন দেখা যায়।',
    file: null,
  },
]
