import { Button } from '@agency/ui/Button'
import { TextArea } from '@agency/ui/TextArea'
import { useRef, useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { useTypedText } from '#app/editor/use-typed-text.ts'
import { m } from '#i18n/paraglide/messages.js'

type Props = {
  /** Under which the browser keeps what is typed. */
  textKey: string
  hint: string
  save: (text: string) => Promise<unknown>
}

/** Adds a note for colleagues. */
export function NoteForm({ textKey, hint, save }: Props) {
  const [text, setText, settle] = useTypedText(textKey, '')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const { act, isPending } = useStaffAction()

  async function add() {
    setError(text.trim() ? undefined : m.note_needed())
    if (!text.trim()) return field.current?.focus()
    if (await act(() => save(text), m.note_added())) settle(text)
  }
  return (
    <form
      noValidate
      className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5 print:hidden"
      onSubmit={event => {
        event.preventDefault()
        void add()
      }}
    >
      <TextArea
        ref={field}
        label={m.note_label()}
        hint={hint}
        rows={2}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary" busy={isPending} className="justify-self-start">
        {m.note_add()}
      </Button>
    </form>
  )
}
