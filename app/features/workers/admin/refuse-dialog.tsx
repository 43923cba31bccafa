import { Button } from '@agency/ui/Button'
import { TextArea } from '@agency/ui/TextArea'
import { FormDialog } from '#app/editor/form-dialog.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { m } from '#i18n/paraglide/messages.js'
import { kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import { refuseInput } from '#server/features/workers/document-schema.ts'
import type { SentPaper } from './queries.ts'
import { workersClient } from './workers-client.ts'

type Props = { paper: SentPaper | undefined; isOpen: boolean; onClose: () => void }

/** Refuses what a worker has sent, with the reason that they read. */
export function RefuseDialog({ paper, isOpen, onClose }: Props) {
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      title={paper ? m.paper_refuse_title({ kind: kindLabels[paper.kind]() }) : ''}
    >
      {paper && <RefuseForm key={paper.id} paper={paper} onDone={onClose} />}
    </FormDialog>
  )
}

function RefuseForm({ paper: { id, language }, onDone }: { paper: SentPaper; onDone: () => void }) {
  const form = useStaffForm({
    schema: refuseInput,
    values: { reason: '' },
    besides: { id },
    send: input => workersClient().papers.refuse.mutate(input),
    done: () => m.paper_refused(),
    onSaved: onDone,
  })
  return (
    <StaffForm
      form={form}
      className="grid gap-5"
      actions={
        <Button type="submit" variant="danger" busy={form.isBusy} className="justify-self-start">
          {m.paper_refuse()}
        </Button>
      }
    >
      <TextArea
        label={m.paper_reason()}
        hint={m.paper_reason_hint({ language: __LANGUAGE_NAMES__[language] ?? language })}
        rows={3}
        maxLength={300}
        autoComplete="off"
        required
        {...form.field('reason')}
      />
    </StaffForm>
  )
}
