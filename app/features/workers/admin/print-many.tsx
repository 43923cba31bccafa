import { Button } from '@agency/ui/Button'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { FOR_MANY, printLabels } from '#server/features/workers/print/kinds.shared.ts'
import { PrintDialog } from './print-dialog.tsx'

/** The documents that are made of many applications and the files of their people. */
export function PrintMany({ applications, isBusy }: { applications: string[]; isBusy: boolean }) {
  const [kind, setKind] = useState<(typeof FOR_MANY)[number]>()
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="secondary" busy={isBusy}>
            <Printer aria-hidden="true" />
            {m.print_menu()}
          </Button>
        }
      >
        {FOR_MANY.map(each => (
          <DropdownMenuItem key={each} onSelect={() => setKind(each)}>
            {printLabels[each]()}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
      {kind && <PrintDialog kind={kind} applications={applications} onClose={() => setKind(undefined)} />}
    </>
  )
}
