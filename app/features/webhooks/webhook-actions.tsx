import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { ProvenDialog, ReauthenticationDialog } from '#app/features/accounts/admin/reauthentication-dialog.tsx'
import { trpc, trpcClient } from '#app/rendering/trpc.ts'
import { formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { addInput } from '#server/features/webhooks/schema.ts'
import { eventLabels, type ShownWebhook } from './labels.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookFields } from './webhook-fields.tsx'

type Props = { webhook: ShownWebhook }

/** What can be done with a webhook. */
export function WebhookActions({ webhook }: Props) {
  const { id, name, state } = webhook
  const test = useStaffAction()
  const turnOn = useStaffAction()
  const turnOff = useStaffAction()
  const [open, setOpen] = useState<'edit' | 'renew' | 'delete'>()
  const close = () => setOpen(undefined)
  return (
    <Card asChild>
      <section aria-label={m.webhook_actions()} className="grid justify-items-stretch gap-3">
        <Button
          busy={test.isPending}
          onClick={() => void test.act(() => trpcClient().webhooks.sendTest.mutate({ id }), m.webhook_test_sent())}
        >
          {m.webhook_test()}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('edit')}>
          {m.webhook_edit()}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('renew')}>
          {m.webhook_renew()}
        </Button>
        {state === 'off' ? (
          <Button
            variant="secondary"
            busy={turnOn.isPending}
            onClick={() =>
              void turnOn.act(() => trpcClient().webhooks.turnOn.mutate({ id }), m.webhook_turned_on({ name }))
            }
          >
            {m.webhook_turn_on()}
          </Button>
        ) : (
          <Button
            variant="secondary"
            busy={turnOff.isPending}
            onClick={() =>
              void turnOff.act(() => trpcClient().webhooks.turnOff.mutate({ id }), m.webhook_turned_off({ name }))
            }
          >
            {m.webhook_turn_off()}
          </Button>
        )}
        <Button variant="danger-quiet" onClick={() => setOpen('delete')}>
          {m.webhook_delete()}
        </Button>
        {open === 'edit' && <EditDialog webhook={webhook} onClose={close} />}
        <RenewDialog webhook={webhook} isOpen={open === 'renew'} onClose={close} />
        <DeleteDialog webhook={webhook} isOpen={open === 'delete'} onClose={close} />
      </section>
    </Card>
  )
}

function EditDialog({ webhook, onClose }: Props & { onClose: () => void }) {
  const { id, name, address, events } = webhook
  return (
    <ProvenDialog
      title={m.webhook_edit_title({ name })}
      button={m.account_save()}
      open
      onClose={onClose}
      schema={addInput}
      values={{ name, address, events: events.filter(event => event in eventLabels()) }}
      renderFields={form => <WebhookFields form={form} />}
      save={async given => {
        await trpcClient().webhooks.change.mutate({ ...given, id })
        onClose()
      }}
      done={given => m.webhook_changed({ name: given.name })}
    />
  )
}

function RenewDialog({ webhook: { id, name }, isOpen, onClose }: Props & { isOpen: boolean; onClose: () => void }) {
  const { mutateAsync: renew } = useMutation(trpc().webhooks.renewSecret.mutationOptions())
  const [secret, setSecret] = useState<string>()
  return (
    <>
      <ReauthenticationDialog
        title={m.webhook_renew_title({ name })}
        text={m.webhook_renew_text({ hours: formatDigits('24') })}
        button={m.webhook_renew()}
        open={isOpen}
        onClose={onClose}
        save={async proof => {
          const renewed = await renew({ ...proof, id })
          onClose()
          setSecret(renewed.secret)
        }}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </>
  )
}

function DeleteDialog({
  webhook: { id, name },
  isOpen,
  onClose,
}: Pick<Props, 'webhook'> & { isOpen: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const { run, isPending } = useStaffAction()
  async function remove() {
    const work = async () => {
      await trpcClient().webhooks.remove.mutate({ id })
      await navigate({ to: '/admin/webhooks' })
    }
    await run(work, { done: m.webhook_deleted({ name }), gone: trpc().webhooks.byId.queryKey({ id }) })
    onClose()
  }
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onClose}
      title={m.webhook_delete_title({ name })}
      description={m.webhook_delete_text()}
      labels={{ confirm: m.webhook_delete(), cancel: m.cancel() }}
      busy={isPending}
      onConfirm={() => void remove()}
    />
  )
}
