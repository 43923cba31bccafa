import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { toast } from '@agency/ui/Toasts'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { readFailure, trpc } from '#app/rendering/trpc.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { SystemOverview } from './queries.ts'
import { SystemCard } from './system-section.tsx'

/** Where mails go and how many wait, and a mail to try it. */
export function MailTest({ mail }: Pick<SystemOverview, 'mail'>) {
  const { mutate, data, isPending } = useStaffMutation(
    trpc().system.testMail.mutationOptions({
      onError: error => {
        const { isOffline, message = m.error_ours() } = readFailure(error)
        toast.error(isOffline ? m.offline() : message)
      },
    }),
  )
  return (
    <SystemCard title={m.mail_title()}>
      <DescriptionList variant="beside">
        <DescriptionItem term={m.system_mail_goes()}>
          {mail.isConfigured ? m.system_mail_server() : m.system_mail_outbox()}
        </DescriptionItem>
        <DescriptionItem term={m.system_mail_waiting()}>{formatNumber(mail.waiting)}</DescriptionItem>
      </DescriptionList>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" variant="secondary" busy={isPending} onClick={() => mutate()}>
          {m.system_mail_test()}
        </Button>
        <p className="text-sm text-muted">{m.system_mail_test_text()}</p>
      </div>
      {data && !isPending && (
        <Alert className="mt-4" variant={data.isSent ? 'success' : 'danger'} title={data.sentence}>
          {data.answer && (
            <span lang="en" className="text-sm wrap-anywhere">
              {data.answer}
            </span>
          )}
        </Alert>
      )}
    </SystemCard>
  )
}
