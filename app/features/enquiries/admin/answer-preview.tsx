import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Locale } from '#i18n/paraglide/runtime.js'
import type { Outputs } from '#app/rendering/trpc.ts'
import { enquiriesClient } from './enquiries-client.ts'

type Props = { letter: { id: string; language: Locale; subject: string; text: string }; check: () => boolean }

/** Shows how the answer would arrive. */
export function AnswerPreview({ letter, check }: Props) {
  const [mail, setMail] = useState<Outputs['enquiries']['preview']>()
  const { act, isPending } = useStaffAction()
  function show() {
    if (check())
      void act(async () => {
        setMail(await enquiriesClient().preview.mutate(letter))
      })
  }
  return (
    <>
      <Button variant="ghost" busy={isPending} onClick={show}>
        <Eye aria-hidden="true" />
        {m.answer_preview()}
      </Button>
      <Dialog
        open={mail !== undefined}
        onClose={() => setMail(undefined)}
        title={m.answer_preview()}
        closeLabel={m.close()}
      >
        {mail && (
          <div className="grid gap-4">
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm wrap-anywhere">
              <dt className="text-muted">{m.answer_from()}</dt>
              <dd>{mail.from}</dd>
              <dt className="text-muted">{m.answer_to()}</dt>
              <dd>{mail.to}</dd>
              <dt className="text-muted">{m.answer_reply_to()}</dt>
              <dd>{mail.replyTo}</dd>
              <dt className="text-muted">{m.answer_subject()}</dt>
              <dd className="font-semibold">{mail.subject}</dd>
            </dl>
            <p lang={letter.language} className="border-t border-line pt-4 whitespace-pre-line wrap-anywhere">
              {mail.text}
            </p>
          </div>
        )}
      </Dialog>
    </>
  )
}
