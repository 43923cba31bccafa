import { Button } from '@agency/ui/Button'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { Drawer } from '@agency/ui/Drawer'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Locale } from '#i18n/paraglide/runtime.js'
import type { Outputs } from '#app/rendering/trpc.ts'
import { enquiriesClient } from './enquiries-client.ts'

type Props = { letter: { id: string; language: Locale; subject: string; text: string }; check: () => Promise<boolean> }

/** Shows how the answer would arrive. */
export function AnswerPreview({ letter, check }: Props) {
  const [mail, setMail] = useState<Outputs['enquiries']['preview']>()
  const { act, isPending } = useStaffAction()
  async function show() {
    if (!(await check())) return
    await act(async () => {
      setMail(await enquiriesClient().preview.mutate(letter))
    })
  }
  return (
    <>
      <Button variant="ghost" busy={isPending} onClick={() => void show()}>
        <Eye aria-hidden="true" />
        {m.answer_preview()}
      </Button>
      <Drawer
        open={mail !== undefined}
        onOpenChange={() => setMail(undefined)}
        title={m.answer_preview()}
        labels={{ close: m.close() }}
      >
        {mail && (
          <div className="grid gap-4">
            <DescriptionList variant="beside">
              <DescriptionItem term={m.answer_from()}>{mail.from}</DescriptionItem>
              <DescriptionItem term={m.answer_to()}>{mail.to}</DescriptionItem>
              <DescriptionItem term={m.answer_reply_to()}>{mail.replyTo}</DescriptionItem>
              <DescriptionItem term={m.answer_subject()}>{mail.subject}</DescriptionItem>
            </DescriptionList>
            <p
              dir="auto"
              lang={letter.language}
              className="border-t border-line pt-4 whitespace-pre-line wrap-anywhere"
            >
              {mail.text}
            </p>
          </div>
        )}
      </Drawer>
    </>
  )
}
