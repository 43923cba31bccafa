import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { Info } from 'lucide-react'
import { useAction } from '#app/editor/use-action.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { SystemOverview } from './system-page.tsx'

type Warning = SystemOverview['warnings'][number]

/** Whether all is well; else what needs somebody, and below it what is worth a look. */
export function Warnings({ warnings }: { warnings: Warning[] }) {
  const urgent = warnings.filter(({ tone }) => tone === 'urgent')
  const usual = warnings.filter(({ tone }) => tone === 'usual')
  return (
    <section aria-label={m.system_status()} className="grid gap-4">
      {urgent.length === 0 && (
        <Alert variant="success" title={m.system_all_well()}>
          {m.system_all_well_text()}
        </Alert>
      )}
      {urgent.map(({ id, title, text, held }) => (
        <Alert key={id} variant="danger" title={title} actions={held && <GoOn {...held} />}>
          {text}
        </Alert>
      ))}
      {usual.length > 0 && <WorthALook warnings={usual} />}
    </section>
  )
}

function GoOn({ name, label }: NonNullable<Warning['held']>) {
  const { act, isPending } = useAction(trpc().system.allowErasure.mutationOptions())
  return (
    <Button size="sm" variant="secondary" busy={isPending} onClick={() => void act({ name }, m.held_done())}>
      {label}
    </Button>
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
