import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { SelectField } from '@agency/ui/SelectField'
import { Spinner } from '@agency/ui/Spinner'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailed } from '#app/list/load-failed.tsx'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { InterviewForm } from './interview-form.tsx'
import { interviewsQuery } from './queries.ts'

type Props = {
  isOpen: boolean
  vacancyIds: (string | null)[]
  onClose: () => void
  onInvite: (interviewId: string) => void
}

/** Chooses the interview to which applicants are invited, or adds one. */
export function InviteDialog({ isOpen, ...props }: Props) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={props.onClose}
      title={m.application_invite()}
      description={m.interview_invite_text()}
      labels={{ close: m.close() }}
    >
      <Choice {...props} />
    </Dialog>
  )
}

function Choice({ vacancyIds, onClose, onInvite }: Omit<Props, 'isOpen'>) {
  const { data, error } = useQuery(interviewsQuery())
  const [chosen, setChosen] = useState<string>()
  if (error) return <LoadFailed error={error} />
  if (!data) return <Spinner label={m.list_loading()} />
  const id = chosen ?? data.ahead[0]?.id ?? ''
  const [vacancyId = null] = new Set(vacancyIds).size === 1 ? vacancyIds : []
  return (
    <>
      {data.ahead.length > 0 && (
        <SelectField label={m.interview()} value={id} onChange={({ target }) => setChosen(target.value)}>
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
