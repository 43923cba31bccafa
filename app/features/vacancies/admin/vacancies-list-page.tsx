import { Badge } from '@agency/ui/Badge'
import { EmptyState } from '@agency/ui/EmptyState'
import { useSuspenseQuery } from '@tanstack/react-query'
import { BriefcaseBusiness } from 'lucide-react'
import { DocumentList } from '#app/features/content/document-list.tsx'
import { documentsQuery } from '#app/features/content/documents-query.ts'
import { FromDemand, originsQuery } from '#app/features/demands/admin/from-demand.tsx'
import { load, trpc } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Vacancy } from '#server/features/vacancies/domain.ts'

const liveQuery = () => trpc().vacancies.list.queryOptions()
const takenQuery = () => trpc().vacancies.taken.queryOptions()

/** Loads the vacancies, and what each says of itself. */
export const loadVacancies = () =>
  Promise.all([load(documentsQuery('vacancies')), load(liveQuery()), load(takenQuery()), load(originsQuery())])

/** All vacancies with their states: whether people can apply, and until when. */
export function VacanciesListPage() {
  const { data: live } = useSuspenseQuery(liveQuery())
  const { data: taken } = useSuspenseQuery(takenQuery())
  return (
    <DocumentList
      feature="vacancies"
      order="latest"
      addLabel={m.vacancy_add()}
      addPage="/admin/vacancies/add"
      describe={(_, id) =>
        describe(
          id,
          live.find(({ _id }) => _id === id),
          taken[id],
        )
      }
      empty={
        <EmptyState
          icon={<BriefcaseBusiness aria-hidden="true" />}
          title={m.vacancies_admin_empty()}
          description={m.vacancies_admin_lead()}
        />
      }
    />
  )
}

function describe(id: string, vacancy: Vacancy | undefined, taken = 0) {
  if (!vacancy) return <FromDemand vacancyId={id} />
  const { closing, closesOn, posts } = vacancy
  const date = formatDate(closesOn, { dateStyle: 'medium' })
  const closed = { closed: m.job_closed(), over: m.job_closed_over({ date }), filled: m.job_closed_filled() }
  return (
    <>
      <Badge variant={closing ? 'neutral' : 'success'}>{closing ? closed[closing] : m.job_open_until({ date })}</Badge>
      <span>{m.vacancy_taken({ taken: formatNumber(taken), posts: formatNumber(posts) })}</span>
      <FromDemand vacancyId={id} />
    </>
  )
}
