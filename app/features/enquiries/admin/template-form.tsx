import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import { useRef, useState } from 'react'
import { useSession } from '#app/editor/session.tsx'
import type { Outputs } from '#app/rendering/trpc.ts'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { m } from '#i18n/paraglide/messages.js'
import { enquiriesClient } from './enquiries-client.ts'
import { useTypedText } from '#app/editor/use-typed-text.ts'

type Template = Outputs['enquiries']['templates']['list'][number]
type Props = { me: string; template?: Template; onSaved?: () => void; onDeleted?: () => void }

const BLANK = { name: '', subject: '', text: '', subjectBn: '', textBn: '' }

/** One template in both languages. What is typed and not saved stays in this browser. */
export function TemplateForm({ me, template, onSaved, onDeleted }: Props) {
  const { id, ...saved } = template ?? { id: undefined, ...BLANK }
  const [texts, setTexts, settle] = useTypedText(`${me}:template:${id ?? 'new'}`, saved)
  const [error, setError] = useState<string>()
  const [isDeleting, setDeleting] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const { isSignInOpen } = useSession()
  const { act, isPending } = useStaffAction()
  const fieldOf = (field: keyof typeof BLANK) => ({
    value: texts[field],
    onChange: ({ target }: { target: { value: string } }) => setTexts({ ...texts, [field]: target.value }),
  })

  async function save() {
    setError(texts.name.trim() ? undefined : m.template_name_needed())
    if (!texts.name.trim()) return name.current?.focus()
    const isSaved = await act(() => enquiriesClient().templates.save.mutate({ ...texts, id }), m.template_saved())
    if (!isSaved) return
    settle(texts, texts)
    onSaved?.()
  }

  async function remove() {
    if (!id) return
    setDeleting(false)
    if (!(await act(() => enquiriesClient().templates.delete.mutate({ id }), m.template_deleted()))) return
    settle(texts, BLANK)
    onDeleted?.()
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField ref={name} label={m.template_name()} required error={error} {...fieldOf('name')} />
      <div className="grid gap-5 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <TextField label={m.template_subject()} hint={m.template_subject_hint()} lang="en" {...fieldOf('subject')} />
          <TextArea label={m.template_text()} rows={8} lang="en" {...fieldOf('text')} />
        </div>
        <div className="grid content-start gap-5">
          <TextField
            label={m.template_subject_bn()}
            hint={m.template_subject_hint()}
            lang="bn"
            {...fieldOf('subjectBn')}
          />
          <TextArea label={m.template_text_bn()} rows={8} lang="bn" {...fieldOf('textBn')} />
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {m.template_save()}
        </Button>
        {id && (
          <Button variant="danger-quiet" busy={isPending} onClick={() => setDeleting(true)}>
            {m.manage_delete()}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isDeleting && !isSignInOpen}
        onOpenChange={setDeleting}
        title={m.delete_title()}
        description={m.template_delete_text({ name: saved.name })}
        labels={{ confirm: m.delete_confirm(), cancel: m.cancel() }}

        onConfirm={() => void remove()}
      />
    </form>
  )
}
