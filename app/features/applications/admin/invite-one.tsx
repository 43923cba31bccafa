import { Button } from '@agency/ui/Button'
import { toast } from '@agency/ui/Toasts'
import { useNavigate } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { OFFERED_MS } from '#app/list/use-many.ts'
import { m } from '#i18n/paraglide/messages.js'
import { applicationsClient } from './applications-client.ts'
import { InviteDialog } from './invite-dialog.tsx'
import type { Application } from './queries.ts'

/** Invites one applicant; what says so leads to the interview, where they are written to. */
export function InviteOne({ application }: { application: Application }) {
  const { id, name, vacancyId, isDuplicate, interview } = application
  const [isOpen, setOpen] = useState(false)
  const { run, isPending } = useStaffAction()
  const navigate = useNavigate()

  async function invite(interviewId: string) {
    setOpen(false)
    let refused: string | undefined
    const isDone = await run(async () => {
      refused = (await applicationsClient().interviews.invite.mutate({ ids: [id], interviewId })).failed[0]?.reason
    }, {})
    if (refused) return toast.error(refused)
    if (isDone)
      toast.success(m.interview_invite_done({ name }), {
        duration: OFFERED_MS,
        action: {
          label: m.interview_open(),
          onClick: () => void navigate({ to: '/admin/applications/interviews/$id', params: { id: interviewId } }),
        },
      })
  }

  return (
    <>
      <Button variant="secondary" size="sm" busy={isPending} onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden="true" />
        {m.application_invite()}
      </Button>
      <InviteDialog
        isOpen={isOpen}
        rows={[{ id, name, vacancyId, isDuplicate, interviewAt: interview?.at }]}
        onClose={() => setOpen(false)}
        onInvite={interviewId => void invite(interviewId)}
      />
    </>
  )
}
