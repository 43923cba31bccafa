import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { Spinner } from '@agency/ui/Spinner'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '#app/editor/form-dialog.tsx'
import { LoadFailed } from '#app/list/load-failed.tsx'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { InterviewForm } from './interview-form.tsx'
import { type ApplicationRow, interviewsQuery } from './queries.ts'

type Invited = Pick<ApplicationRow, 'id' | 'name' | 'vacancyId' | 'isDuplicate' | 'interviewAt'>
type Props = {
  isOpen: boolean
  rows: Invited[]
  onClose: () => void
  onInvite: (interviewId: string) => void
}

/** Chooses the interview to which applicants are invited, or adds one. */
export function InviteDialog({ isOpen, ...props }: Props) {
  return (
    <FormDialog
      open={isOpen}
      onClose={props.onClose}
      title={m.application_invite()}
      description={m.interview_invite_text()}
    >
      <Choice {...props} />
    </FormDialog>
  )
}

function Choice({ rows, onClose, onInvite }: Omit<Props, 'isOpen'>) {
  const { data, error } = useQuery(interviewsQuery())
  const [chosen, setChosen] = useState<string>()
  if (error) return <LoadFailed error={error} />
  if (!data) return <Spinner label={m.list_loading()} />
  const id = chosen ?? data.ahead[0]?.id ?? ''
  const vacancyIds = [...new Set(rows.map(row => row.vacancyId))]
  const [vacancyId = null] = vacancyIds.length === 1 ? vacancyIds : []
  return (
    <>
      <Twice rows={rows} />
      {data.ahead.length > 0 && (
        <SelectField label={m.trade_interview()} value={id} onChange={({ target }) => setChosen(target.value)}>
          {data.ahead.map(({ id: each, at, place, job }) => (
            <option key={each} value={each}>
              {[formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }), place, job].filter(Boolean).join(' · ')}
            </option>
          ))}
          <option value="">{m.interview_new()}</option>
        </SelectField>
      )}
      {id === '' ? (
        <InterviewForm vacancyId={vacancyId} saveLabel={m.interview_save_invite()} onSaved={onInvite} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="accent" onClick={() => onInvite(id)}>
            {m.application_invite()}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {m.cancel()}
          </Button>
        </div>
      )}
    </>
  )
}

/** Who may be invited a second time: by another application of theirs, or to an interview that is set. */
function Twice({ rows }: Pick<Props, 'rows'>) {
  const found = rows.flatMap(({ id, name, isDuplicate, interviewAt }) => [
    ...(isDuplicate ? [{ key: `${id} sent`, text: m.interview_twice_sent({ name }) }] : []),
    ...(interviewAt
      ? [
          {
            key: `${id} invited`,
            text: m.interview_twice_invited({
              name,
              date: formatDate(interviewAt, { dateStyle: 'medium', timeStyle: 'short' }),
            }),
          },
        ]
      : []),
  ])
  if (found.length === 0) return null
  return (
    <Alert title={m.interview_twice()}>
      <ul tabIndex={0} className="grid max-h-32 list-disc gap-1 overflow-y-auto ps-5">
        {found.map(({ key, text }) => (
          <li key={key} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
