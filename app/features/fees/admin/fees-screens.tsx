import { Badge } from '@agency/ui/Badge'
import type { StaffScreens } from '#app/staff/content-type.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type Fees, isComplete, isOutdated } from '#server/features/fees/schema.ts'

/**
 * The list of the countries whose costs are written down, with what visitors do not see of them or somebody should
 * check again; and the form of one.
 */
export const feesScreens: StaffScreens = {
  list: {
    empty: { title: m.fees_admin_empty, text: m.fees_admin_empty_text },
    describe: ({ rows }) => describe(rows as Fees['rows'] | undefined),
  },
  sections: () => [
    { title: m.fee_country(), fields: ['country', 'note', 'noteBn'] },
    { title: m.fee_rows(), note: <p className="max-w-text text-sm text-muted">{m.fee_rows_note()}</p>, list: 'rows' },
  ],
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
