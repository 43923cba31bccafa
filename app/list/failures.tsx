import { MessageDialog } from '@agency/ui/MessageDialog'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Failed } from './use-parts.ts'

/** A line for each record with which something could not be done. */
export function Failures<Row>({ failed, nameOf }: { failed: Failed<Row>[]; nameOf: (row: Row) => string }) {
  if (failed.length === 0) return null
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{m.list_failed_title(plural(failed.length))}</p>
      <ul tabIndex={0} className="grid max-h-48 gap-1 overflow-y-auto text-sm text-muted">
        {failed.map(({ row, reason }, n) => (
          <li key={n} className="wrap-anywhere">
            {m.list_failed_one({ name: nameOf(row), reason })}
          </li>
        ))}
      </ul>
    </div>
  )
}

type DialogProps<Row> = { failed: Failed<Row>[]; nameOf: (row: Row) => string; onClose: () => void }

/** Says which records an action left as they were; open while there are any. */
export function FailuresDialog<Row>({ failed, nameOf, onClose }: DialogProps<Row>) {
  return (
    <MessageDialog
      open={failed.length > 0}
      onOpenChange={onClose}
      variant="danger"
      title={m.error_title()}
      labels={{ close: m.ok() }}
    >
      <Failures failed={failed} nameOf={nameOf} />
    </MessageDialog>
  )
}
