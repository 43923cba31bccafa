import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { toast } from '@agency/ui/Toasts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '#app/editor/session.tsx'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { queryClient, trpc } from '#app/rendering/trpc.ts'
import { telephoneLink } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Enquiry } from './enquiry-text.tsx'

/** Reply, call, mark as handled, delete. */
export function EnquiryActions({ id, email, phone, message, replySubject, isHandled }: Enquiry) {
  const { isSignInOpen } = useSession()
  const router = useRouter()
  const [isDeleting, setDeleting] = useState(false)
  const handle = useStaffMutation(
    trpc().enquiries.setHandled.mutationOptions({
      onSuccess: () => queryClient().invalidateQueries(trpc().enquiries.pathFilter()),
      onError: showFailure,
    }),
  )
  const remove = useStaffMutation(
    trpc().enquiries.delete.mutationOptions({
      async onSuccess() {
        toast.success(m.enquiry_deleted())
        await router.navigate({ to: '/admin/enquiries' })
        document.getElementById('content')?.focus()
      },
      onError() {
        setDeleting(false)
        showFailure()
      },
    }),
    { text: m.session_delete_text(), button: m.session_delete() },
  )
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {email && (
        <Button asChild variant="accent">
          <a href={replyLink(email, replySubject, message)}>{m.enquiry_reply()}</a>
        </Button>
      )}
      {phone && (
        <Button asChild variant={email ? 'secondary' : 'accent'}>
          <a href={telephoneLink(phone)}>{m.enquiry_call({ phone })}</a>
        </Button>
      )}
      <Button variant="secondary" busy={handle.isPending} onClick={() => handle.mutate({ id, isHandled: !isHandled })}>
        {isHandled ? m.enquiry_unhandle() : m.enquiry_handle()}
      </Button>
      <Button variant="danger" onClick={() => setDeleting(true)}>
        {m.manage_delete()}
      </Button>
      <ConfirmDialog
        open={isDeleting && !isSignInOpen}
        onOpenChange={setDeleting}
        title={m.delete_title()}
        description={m.delete_text()}
        confirmLabel={m.delete_confirm()}
        cancelLabel={m.cancel()}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
    </div>
  )
}

function showFailure() {
  toast.error(m.enquiry_change_failed())
}

/** A mail with the enquiry quoted in it. */
function replyLink(email: string, subject: string, message: string) {
  const fields = new URLSearchParams({ subject, body: `\n\n${message.replace(/^/gm, '> ')}` })
  return `mailto:${encodeURIComponent(email)}?${fields.toString().replaceAll('+', '%20')}`
}
