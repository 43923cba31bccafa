import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { TextArea } from '@agency/ui/TextArea'
import { useRef, useState } from 'react'
import { LeaveGuard } from '#app/editor/leave-guard.tsx'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { queryClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

type Props = {
  label: string
  hint: string
  button: string
  /** What a toast says when it is done. */
  done: string
  /** What the field says when it is empty. */
  needed: string
  rows: number
  isAnswer?: boolean
  save: (text: string) => Promise<unknown>
}

/** Writes an answer or a note. What is typed stays in this page alone: no copy is kept on the device. */
export function ComplaintForm({ label, hint, button, done, needed, rows, isAnswer = false, save }: Props) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const hasSaved = useRef(false)
  const { run, isPending } = useStaffAction()

  async function send() {
    setProblem(undefined)
    setError(text.trim() ? undefined : needed)
    if (!text.trim()) return field.current?.focus()
    if (await run(() => save(text), { done, onFailure })) setText(now => (now === text ? '' : now)) // what was typed meanwhile stays
  }

  /** A colleague, or the person, was first: the page shows what is new, and the text stays. */
  function onFailure({ code, message = '' }: { code?: string; message?: string }) {
    if (code !== 'PRECONDITION_FAILED' && code !== 'CONFLICT') return false
    setProblem(message)
    void queryClient().invalidateQueries()
    return true
  }

  return (
    <form
      noValidate
      aria-label={label}
      className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      {problem && <Alert variant="danger" title={problem} />}
      <TextArea
        ref={field}
        label={label}
        hint={hint}
        rows={rows}
        autoComplete="off"
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant={isAnswer ? 'accent' : 'secondary'} busy={isPending} className="justify-self-start">
        {button}
      </Button>
      <LeaveGuard isDirty={text.trim() !== ''} hasSaved={hasSaved} text={m.complaint_leave_text()} />
    </form>
  )
}
