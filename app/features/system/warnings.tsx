import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { Info } from 'lucide-react'
import { useId, useState } from 'react'
import { useSession } from '#app/editor/session.tsx'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { SystemOverview } from './queries.ts'

type Warning = SystemOverview['warnings'][number]

const STATUS_ID = 'system-status'
/** What deletes nothing once it goes on. */
const LOOKED_AT = new Set(['clock', 'restored-accounts'])

/** Whether all is well; else what needs somebody, and below it what is worth a look. */
export function Warnings({ warnings }: { warnings: Warning[] }) {
  const urgent = warnings.filter(({ tone }) => tone === 'urgent')
  const usual = warnings.filter(({ tone }) => tone === 'usual')
  return (
    <section id={STATUS_ID} tabIndex={-1} aria-label={m.system_status()} className="grid gap-4">
      {urgent.length === 0 && (
        <Alert variant="success" title={usual.length > 0 ? m.system_nothing_urgent() : m.system_all_well()}>
          {m.system_all_well_text()}
        </Alert>
      )}
      {urgent.map(({ id, title, text, held }) => (
        <Alert key={id} variant="danger" title={title} actions={held && <GoOn {...held} title={title} text={text} />}>
          {text}
        </Alert>
      ))}
      {usual.length > 0 && <WorthALook warnings={usual} />}
    </section>
  )
}

type GoOnProps = NonNullable<Warning['held']> & { title: string; text: string }

/** Lets go on what waits for an owner. What deletes records for good asks once more. */
function GoOn({ name, label, title, text }: GoOnProps) {
  const { isSignInOpen } = useSession()
  const { act, isPending } = useStaffAction()
  const [isAsked, setAsked] = useState(false)
  const buttonId = useId()
  async function goOn() {
    const isDone = await act(() => trpcClient().system.allowErasure.mutate({ name }), m.held_done())
    setAsked(false)
    if (isDone) document.getElementById(STATUS_ID)?.focus() // the button has gone with what waited
  }
  return (
    <>
      <Button
        id={buttonId}
        size="sm"
        variant="secondary"
        busy={isPending && !isAsked}
        onClick={() => (LOOKED_AT.has(name) ? void goOn() : setAsked(true))}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsked && !isSignInOpen}
        onOpenChange={setAsked}
        title={title}
        description={text}
        labels={{ confirm: label, cancel: m.cancel() }}
        busy={isPending}
        onConfirm={() => void goOn()}
        focusAfter={() => document.getElementById(buttonId) ?? document.getElementById(STATUS_ID)}
      />
    </>
  )
}

function WorthALook({ warnings }: { warnings: Warning[] }) {
  return (
    <Card>
      <h2 className="mb-4 font-sans text-lg">{m.system_look()}</h2>
      <ul className="grid gap-4">
        {warnings.map(({ id, title, text, page }) => (
          <li key={id} className="flex gap-3">
            <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
            <div className="min-w-0">
              <p className="font-semibold">{page ? <TextLink to={page}>{title}</TextLink> : title}</p>
              <p className="max-w-text text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
