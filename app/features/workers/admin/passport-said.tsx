import { useQuery } from '@tanstack/react-query'
import { formatDate, formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { fileOfApplicationQuery, type Worker, workerQuery } from './queries.ts'

type File = Pick<Worker, 'documents' | 'applications' | 'has'>

/** What anybody has seen of a passport; undefined where nobody has, and the file does not have its number either. */
function seenOf({ documents, has }: Omit<File, 'applications'>): string | undefined {
  const passport = documents.find(({ kind, isReplaced }) => kind === 'passport' && !isReplaced)
  if (passport?.checkedOn) return m.passport_seen({ day: formatDay(passport.checkedOn), by: passport.checkedBy })
  return passport || has.passport ? m.passport_in_file() : undefined
}

/** In a file: from where its passport is known, and whether it was seen; `isNamed` where no label stands beside it. */
export function PassportSaid({ worker, isNamed }: { worker: File; isNamed?: true }) {
  const said = worker.applications.filter(({ hasPassport }) => hasPassport).map(({ createdAt }) => createdAt)
  const first = said.toSorted()[0]
  const text = seenOf(worker) ?? (first && m.passport_said({ day: formatDate(first, { dateStyle: 'medium' }) }))
  if (!text) return null
  return (
    <span className="block text-sm font-normal text-muted">
      {isNamed ? m.fact_of({ label: m.worker_passport(), value: text }) : text}
    </span>
  )
}

/** On the page of an application, beside what its form says of the passport: what was seen of it. */
export function PassportOfApplication({ id }: { id: string }) {
  const { data } = useQuery(fileOfApplicationQuery(id))
  const file = data?.worker?.id
  const { data: worker } = useQuery({ ...workerQuery(file ?? ''), enabled: file !== undefined })
  if (!data || (file && !worker)) return null
  return (
    <span className="block text-sm font-normal text-muted">{(worker && seenOf(worker)) ?? m.passport_not_seen()}</span>
  )
}
