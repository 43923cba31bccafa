import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarDays, Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import { FormDialog } from '#app/editor/form-dialog.tsx'
import { load, type Outputs } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { InterviewForm } from './interview-form.tsx'
import { PRINT } from './interview-page.tsx'
import { TakenOff } from './interview-writing.tsx'
import { choicesQuery, interviewsQuery } from './queries.ts'

type Interview = Outputs['applications']['interviews']['list']['ahead'][number]

export const loadInterviews = () => Promise.all([load(interviewsQuery()), load(choicesQuery())])

/** The days on which applicants are seen. */
export function InterviewsPage() {
  const { data } = useSuspenseQuery(interviewsQuery())
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <p className="mb-3">
        <TextLink to="/admin/applications">{m.applications_all()}</TextLink>
      </p>
      <PageHeader
        variant="staff"
        title={m.interviews_title()}
        description={m.interviews_lead()}
        actions={
          <Button variant="accent" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            {m.interview_new()}
          </Button>
        }
      />
      {data.ahead.length === 0 && data.past.length === 0 && (
        <EmptyState
          icon={<CalendarDays aria-hidden="true" />}
          title={m.interviews_empty()}
          description={m.interviews_empty_text()}
        />
      )}
      <TakenOff people={data.off} />
      <Interviews title={m.interviews_ahead()} interviews={data.ahead} />
      <Interviews title={m.interviews_past()} interviews={data.past} />
      <FormDialog open={isAdding} onClose={() => setAdding(false)} title={m.interview_new()}>
        <InterviewForm
          saveLabel={m.interview_save()}
          onSaved={id => void navigate({ to: '/admin/applications/interviews/$id', params: { id } })}
        />
      </FormDialog>
    </>
  )
}

function Interviews({ title, interviews }: { title: string; interviews: Interview[] }) {
  if (interviews.length === 0) return null
  return (
    <section className="mb-8">
      <h2 className="mb-3 font-sans text-lg">{title}</h2>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {interviews.map(({ id, at, place, job, people }) => (
          <li key={id} className="grid grid-rows-[1fr_auto] gap-1">
            <Card asChild variant="link" className="grid content-start gap-1">
              <Link to="/admin/applications/interviews/$id" params={{ id }}>
                <span className="font-semibold">{formatDate(at, { dateStyle: 'full', timeStyle: 'short' })}</span>
                <span className="text-sm wrap-anywhere">{place}</span>
                <span className="text-sm text-muted">
                  {[job || m.interview_any_job(), m.interview_people(plural(people))].join(' · ')}
                </span>
              </Link>
            </Card>
            {people > 0 && (
              <Button asChild variant="ghost" size="sm" className="justify-self-start">
                <Link to="/admin/applications/interviews/$id" params={{ id }} search={{ view: 'door' }} hash={PRINT}>
                  <Printer aria-hidden="true" />
                  {m.interview_print()}
                  <span className="sr-only">: {formatDate(at, { dateStyle: 'full', timeStyle: 'short' })}</span>
                </Link>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
