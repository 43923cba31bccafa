import { Badge } from '@agency/ui/Badge'
import { EmptyState } from '@agency/ui/EmptyState'
import { ReceiptText } from 'lucide-react'
import { DocumentList } from '#app/features/content/document-list.tsx'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type Fees, isComplete, isOutdated } from '#server/features/fees/schema.ts'

/** The countries whose costs are written down, and what visitors do not see of them or somebody should check again. */
export function FeesListPage() {
  return (
    <DocumentList
      feature="fees"
      addLabel={m.fee_add()}
      addPage="/admin/fees/add"
      describe={({ rows }) => describe(rows as Fees['rows'] | undefined)}
      empty={
        <EmptyState
          icon={<ReceiptText aria-hidden="true" />}
          title={m.fees_admin_empty()}
          description={m.fees_admin_empty_text()}
        />
      }
    />
  )
}

function describe(rows: Fees['rows'] = []) {
  const hidden = rows.filter(row => !isComplete(row)).length
  const old = rows.filter(row => isComplete(row) && isOutdated(row.checkedOn!)).length
  return (
    <>
      {hidden > 0 && <Badge>{m.fees_hidden(plural(hidden))}</Badge>}
      {old > 0 && <Badge variant="accent">{m.fees_outdated(plural(old))}</Badge>}
    </>
  )
}
