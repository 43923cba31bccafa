import { useQuery } from '@tanstack/react-query'
import { trpc } from '#app/rendering/trpc.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { lastJobs, REPEATED, saidLast } from '#server/features/vacancies/said-last.shared.ts'
import { vacancyFields } from '#server/features/vacancies/schema.ts'

type Props = {
  id: string | undefined
  values: Record<string, unknown>
  /** Those of the section. */
  fields: string[]
}

/**
 * Of a job that is not published yet, which fields of a section say what the last job said: they were filled in, and
 * nobody has compared them.
 */
export function RepeatedNote({ id, values, fields }: Props) {
  const { data: jobs = [] } = useQuery(trpc().vacancies.list.queryOptions())
  if (jobs.some(({ _id }) => _id === id)) return null
  const [country, currency] = [String(values.country ?? ''), String(values.currency ?? '')]
  const said = saidLast(jobs, country, currency)
  const same = REPEATED.filter(name => fields.includes(name) && said[name] && said[name] === values[name])
  const { there, paid } = lastJobs(jobs, country, currency)
  const job = same.some(name => name === 'rate' || name === 'rateOn') ? paid : there
  if (!job || same.length === 0) return null
  const labels = [...new Set(same.map(name => vacancyFields[name].label()))]
  return (
    <p className="text-sm text-muted">
      {m.vacancy_repeated({
        fields: labels.join(', '),
        job: [tradeName(job.trade), localizedText(job.city, job.cityBn).children].join(', '),
      })}
    </p>
  )
}
