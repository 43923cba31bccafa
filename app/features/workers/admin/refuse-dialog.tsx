import { kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { TextArea } from '@agency/ui/TextArea'
import { useRef, useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { queryClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { SentPaper } from './queries.ts'
import { workersClient } from './workers-client.ts'

type Props = { paper: SentPaper | undefined; isOpen: boolean; onClose: () => void }

/** Refuses what a worker has sent, with the reason that they read. */
export function RefuseDialog({ paper, isOpen, onClose }: Props) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={paper ? m.paper_refuse_title({ kind: kindLabels[paper.kind]() }) : ''}
      labels={{ close: m.close() }}
    >
      {paper && <RefuseForm key={paper.id} paper={paper} onDone={onClose} />}
    </Dialog>
  )
}

function RefuseForm({ paper: { id, language }, onDone }: { paper: SentPaper; onDone: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()
  const { run, isPending } = useStaffAction()

  async function refuse() {
    const reason = field.current?.value.trim() ?? ''
    setError(reason === '' ? m.paper_reason_needed() : undefined)
    if (reason === '') return field.current?.focus()
    const isDone = await run(() => workersClient().papers.refuse.mutate({ id, reason }), {
      done: m.paper_refused(),
      onFailure: showDecided,
    })
    if (isDone) onDone()
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        void refuse()
      }}
    >
      <TextArea
        ref={field}
        name="reason"
        label={m.paper_reason()}
        hint={m.paper_reason_hint({ language: __LANGUAGE_NAMES__[language] ?? language })}
        rows={3}
        maxLength={300}
        autoComplete="off"
        required
        error={error}
      />
      <Button type="submit" variant="danger" busy={isPending} className="justify-self-start">
        {m.paper_refuse()}
      </Button>
    </form>
  )
}

/** Where a colleague has decided meanwhile, or its worker has taken it back, the page shows it behind the dialog. */
function showDecided({ code }: { code?: string }): false {
  if (code === 'CONFLICT' || code === 'NOT_FOUND') void queryClient().invalidateQueries()
  return false
}
