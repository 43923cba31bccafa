import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useLocation, useNavigate } from '@tanstack/react-router'
import { Pencil, Printer, Trash2, UserRoundPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormDialog } from '#app/editor/form-dialog.tsx'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { load } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { RecordMissing } from '#app/layouts/admin/record-missing.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { applicationsClient } from './applications-client.ts'
import { InterviewForm } from './interview-form.tsx'
import { InterviewPeople } from './interview-people.tsx'
import { TakenOff } from './interview-writing.tsx'
import { type Interview, choicesQuery, interviewQuery } from './queries.ts'

const route = getRouteApi('/admin/applications/interviews/$id')
const staffRoute = getRouteApi('/admin')

/** At the end of the address of an interview whose list is printed once it is there. */
export const PRINT = 'print'

/** Loads one interview, and gives what the page's title names. */
export async function loadInterview(id: string): Promise<{ at: string }> {
  const [{ at }] = await Promise.all([load(interviewQuery(id)), load(choicesQuery())])
  return { at }
}

/** One day of interviews: who comes, who was written to, and how the test went. On paper it is the list for the table at the door. */
export function InterviewPage() {
  const { id } = route.useParams()
  const { me } = staffRoute.useRouteContext()
  const { data: interview } = useSuspenseQuery(interviewQuery(id))
  const { at, place, job, note, vacancyId, people } = interview
  return (
    <>
      <p className="-mt-6 mb-1 lg:-mt-8 print:hidden">
        <TextLink to="/admin/applications/interviews">{m.interviews_title()}</TextLink>
      </p>
      <PageHeader
        variant="staff"
        className="gap-y-2! pb-2! xl:flex-nowrap! xl:items-start! xl:[&>:last-child]:shrink-0 xl:[&_p]:text-sm"
        title={formatDate(at, { dateStyle: 'full', timeStyle: 'short' })}
        description={[place, job || m.interview_any_job(), note].filter(Boolean).join(' · ')}
        actions={<Actions {...interview} />}
      />
      <TakenOff people={interview.off} />
      {people.length > 0 ? (
        <InterviewPeople interview={interview} me={me} />
      ) : (
        <EmptyState
          icon={<UserRoundPlus aria-hidden="true" />}
          title={m.interview_nobody()}
          description={m.interview_nobody_text()}
          actions={
            <Button asChild variant="accent">
              <Link to="/admin/applications" search={{ vacancy: vacancyId ?? undefined, state: 'received' }}>
                {m.interview_choose_people()}
              </Link>
            </Button>
          }
        />
      )}
    </>
  )
}

function Actions(interview: Interview) {
  const { id, people } = interview
  const [shown, setShown] = useState<'form' | 'delete'>()
  const { run, isPending } = useStaffAction()
  const navigate = useNavigate()
  const { view } = route.useSearch()
  // the address is there before the view that it names
  const isAsked = useLocation({ select: ({ hash }) => hash === PRINT }) && view === 'door'
  useEffect(() => {
    if (!isAsked) return
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
    window.print()
  }, [isAsked, navigate])
  async function remove() {
    const work = async () => {
      await applicationsClient().interviews.delete.mutate({ id })
      await navigate({ to: '/admin/applications/interviews' })
    }
    await run(work, { done: m.interview_deleted(), gone: interviewQuery(id).queryKey })
    setShown(undefined)
  }
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {people.length > 0 && (
        <Button asChild variant="secondary">
          <Link to="." search={{ view: 'door' }} hash={PRINT} resetScroll={false}>
            <Printer aria-hidden="true" />
            {m.interview_print()}
          </Link>
        </Button>
      )}
      <Button variant="secondary" onClick={() => setShown('form')}>
        <Pencil aria-hidden="true" />
        {m.application_edit()}
      </Button>
      <Button variant="danger-quiet" busy={isPending} onClick={() => setShown('delete')}>
        <Trash2 aria-hidden="true" />
        {m.manage_delete()}
      </Button>
      <FormDialog open={shown === 'form'} onClose={() => setShown(undefined)} title={m.interview_change()}>
        <InterviewForm interview={interview} saveLabel={m.interview_save()} onSaved={() => setShown(undefined)} />
      </FormDialog>
      <ConfirmDialog
        open={shown === 'delete'}
        onOpenChange={isOpen => setShown(isOpen ? 'delete' : undefined)}
        title={m.interview_delete_title()}
        description={m.interview_delete_text()}
        labels={{ confirm: m.delete_confirm(), cancel: m.cancel() }}
        busy={isPending}
        onConfirm={() => void remove()}
      />
    </div>
  )
}

export function InterviewMissing() {
  return (
    <RecordMissing
      title={m.interviews_title()}
      message={m.interview_missing()}
      to="/admin/applications/interviews"
      label={m.interviews_title()}
    />
  )
}
