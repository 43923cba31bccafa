import { DropdownMenuGroup, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import type { ReactNode } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { FOR_MANY, printLabels } from '#server/features/workers/print/kinds.shared.ts'
import { PrintDialog } from './print-dialog.tsx'

type Props = { applications: string[]; show: (dialog: (close: () => void) => ReactNode) => void }

/** The documents that are made of many applications and the files of their people, as entries of a menu. */
export const PrintMany = ({ applications, show }: Props) => (
  <DropdownMenuGroup label={m.print_menu()}>
    {FOR_MANY.map(kind => (
      <DropdownMenuItem
        key={kind}
        onSelect={() => show(close => <PrintDialog kind={kind} applications={applications} onClose={close} />)}
      >
        {printLabels[kind]()}
      </DropdownMenuItem>
    ))}
  </DropdownMenuGroup>
)
