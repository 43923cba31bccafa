import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { TextField } from '@agency/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { contentTypes } from '#app/staff/content-types.ts'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { vacancyFields } from '#server/features/vacancies/schema.ts'
import type { VacancyRow } from './vacancy-columns.tsx'

type Props = { vacancy: VacancyRow | undefined; onClose: () => void }

/**
 * Closes a vacancy before its last day, as its form does; a toast offers Undo. It is for one without a draft, which
 * would be published with it.
 */
export function CloseVacancy({ vacancy, onClose }: Props) {
  const isDone = useRef(false)
  return (
    <Dialog
      open={vacancy !== undefined}
      onOpenChange={() => {
        isDone.current = false
        onClose()
      }}
      title={m.vacancy_close({ title: vacancy ? titleOf(vacancy) : '' })}
      description={m.vacancy_closed_hint()}
      labels={{ close: m.close() }}
      size="sm"
      focusAfter={() => (isDone.current ? document.querySelector<HTMLElement>('[data-list-status]') : undefined)}
    >
      {vacancy && (
        <CloseForm
          vacancy={vacancy}
          onDone={() => {
            isDone.current = true // its button has gone
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

const titleOf = ({ data }: VacancyRow) => contentTypes.vacancies!.title(data).children

function CloseForm({ vacancy, onDone }: { vacancy: VacancyRow; onDone: () => void }) {
  const { _id, data, newest } = vacancy
  const [reason, setReason] = useState('')
  const [reasonBn, setReasonBn] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const { mutateAsync: publish } = useMutation(trpc().content.publish.mutationOptions())
  const { act, isPending } = useStaffAction()

  async function close() {
    const isMissing = !reason.trim()
    setError(isMissing ? m.vacancy_needed({ field: m.vacancy_closed_reason() }) : undefined)
    if (isMissing) return field.current?.focus()
    let seen = newest
    const change = async (changed: object) => {
      ;({ newest: seen } = await publish({ feature: 'vacancies', _id, seen, data: { ...data, ...changed } }))
    }
    const isDone = await act(
      () => change({ isClosed: true, closedReason: reason, closedReasonBn: reasonBn }),
      m.vacancy_close_done({ title: titleOf(vacancy) }),
      () => change({}),
    )
    if (isDone) onDone()
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        void close()
      }}
    >
      <TextField
        ref={field}
        name="closedReason"
        label={m.vacancy_closed_reason()}
        lang="en"
        required
        maxLength={vacancyFields.closedReason.max}
        value={reason}
        error={error}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextField
        name="closedReasonBn"
        label={vacancyFields.closedReasonBn.label()}
        lang="bn"
        maxLength={vacancyFields.closedReason.max}
        value={reasonBn}
        onChange={({ target }) => setReasonBn(target.value)}
      />
      <Button type="submit" variant="accent" busy={isPending} className="justify-self-start">
        {m.vacancy_close_now()}
      </Button>
    </form>
  )
}
