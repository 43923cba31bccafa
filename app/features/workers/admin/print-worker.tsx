import { Button } from '@agency/ui/Button'
import { DropdownMenu, DropdownMenuGroup, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { EVERYTHING, FOR_ONE, printLabels } from '#server/features/workers/print/kinds.shared.ts'
import { EverythingDialog, PrintDialog } from './print-dialog.tsx'
import type { Worker } from './queries.ts'

/** The documents that are made of one worker’s file. */
export function PrintWorker({ worker }: { worker: Worker }) {
  const [kind, setKind] = useState<(typeof FOR_ONE)[number] | typeof EVERYTHING>()
  const close = () => setKind(undefined)
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="secondary" size="sm">
            <Printer aria-hidden="true" />
            {m.print_menu()}
          </Button>
        }
      >
        {FOR_ONE.map(each => (
          <DropdownMenuItem key={each} onSelect={() => setKind(each)}>
            {printLabels[each]()}
          </DropdownMenuItem>
        ))}
        <DropdownMenuGroup>
          <DropdownMenuItem onSelect={() => setKind(EVERYTHING)}>{m.print_everything()}</DropdownMenuItem>
        </DropdownMenuGroup>
      </DropdownMenu>
      {kind === EVERYTHING && <EverythingDialog id={worker.id} onClose={close} />}
      {kind && kind !== EVERYTHING && <PrintDialog kind={kind} worker={worker} onClose={close} />}
    </>
  )
}
