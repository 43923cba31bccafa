import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import { useState } from 'react'
import { useSession } from '#app/editor/session.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import type { Outputs } from '#app/rendering/trpc.ts'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { m } from '#i18n/paraglide/messages.js'
import { templateInput } from '#server/features/enquiries/schema.ts'
import { enquiriesClient } from './enquiries-client.ts'

type Template = Outputs['enquiries']['templates']['list'][number]
type Props = { me: string; template?: Template; onSaved?: () => void; onDeleted?: () => void }

const BLANK = { name: '', subject: '', text: '', subjectBn: '', textBn: '' }

/** One template in both languages. What is typed and not saved stays in this browser. */
export function TemplateForm({ me, template, onSaved, onDeleted }: Props) {
  const { id, ...saved } = template ?? { id: undefined, ...BLANK }
  const [isDeleting, setDeleting] = useState(false)
  const { isSignInOpen } = useSession()
  const { act, isPending } = useStaffAction()
  const form = useStaffForm({
    schema: templateInput,
    values: saved,
    besides: { id },
    send: texts => enquiriesClient().templates.save.mutate(texts),
    done: () => m.template_saved(),
    onSaved,
    isKept: true,
    keptAs: `${me}:template:${id ?? 'new'}`,
  })

  async function remove() {
    if (!id) return
    setDeleting(false)
    if (!(await act(() => enquiriesClient().templates.delete.mutate({ id }), m.template_deleted()))) return
    form.restart()
    onDeleted?.()
  }

  return (
    <>
      <StaffForm
        form={form}
        className="grid gap-5"
        actions={
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={form.isBusy || isPending}>
              {m.template_save()}
            </Button>
            {id && (
              <Button variant="danger-quiet" busy={form.isBusy || isPending} onClick={() => setDeleting(true)}>
                {m.manage_delete()}
              </Button>
            )}
          </div>
        }
      >
        <TextField label={m.template_name()} required {...form.field('name')} />
        <div className="grid gap-5 lg:grid-cols-2">
          <div className="grid content-start gap-5">
            <TextField
              label={m.template_subject()}
              hint={m.template_subject_hint()}
              lang="en"
              {...form.field('subject')}
            />
            <TextArea label={m.template_text()} rows={8} lang="en" {...form.field('text')} />
          </div>
          <div className="grid content-start gap-5">
            <TextField
              label={m.template_subject_bn()}
              hint={m.template_subject_hint()}
              lang="bn"
              {...form.field('subjectBn')}
            />
            <TextArea label={m.template_text_bn()} rows={8} lang="bn" {...form.field('textBn')} />
          </div>
        </div>
      </StaffForm>
      <ConfirmDialog
        open={isDeleting && !isSignInOpen}
        onOpenChange={setDeleting}
        title={m.delete_title()}
        description={m.template_delete_text({ name: saved.name })}
        labels={{ confirm: m.delete_confirm(), cancel: m.cancel() }}

        onConfirm={() => void remove()}
      />
    </>
  )
}
