import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { useState } from 'react'
import { currencyName } from '#i18n/currencies.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { moneyText } from '#server/features/payments/kinds.shared.ts'
import { CloseDrawerDialog } from './close-drawer-dialog.tsx'
import type { Cash } from './queries.ts'

type Props = {
  cash: Cash
  /** whether the address opens the count */
  isAsked: boolean
  /** Loads what has to be there as it is now. */
  onBegin: () => Promise<unknown>
  onClosed: () => void
}

/** What has to be in the drawer of one currency, and the way to count it. */
export function CashCard({ cash, isAsked, onBegin, onClosed }: Props) {
  const { currency, opening, moved, expected, since } = cash
  const [isCounting, setCounting] = useState(false)
  const [isBeginning, setBeginning] = useState(false)
  async function begin() {
    setBeginning(true)
    await onBegin()
    setBeginning(false)
    setCounting(true)
  }
  return (
    <Card className="grid content-start gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans text-lg">{currencyName(currency)}</h3>
        <p className="text-sm text-muted">
          {since
            ? m.drawer_since({ at: formatDate(since, { dateStyle: 'medium', timeStyle: 'short' }) })
            : m.drawer_never()}
        </p>
      </div>
      <DescriptionList variant="beside">
        <DescriptionItem term={m.drawer_opening()}>{moneyText(opening, currency)}</DescriptionItem>
        <DescriptionItem term={m.drawer_moved()}>{moneyText(moved, currency)}</DescriptionItem>
        <DescriptionItem term={m.drawer_expected()}>
          <strong className="text-lg tabular-nums">{moneyText(expected, currency)}</strong>
        </DescriptionItem>
      </DescriptionList>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant={moved === 0 ? 'secondary' : 'accent'} busy={isBeginning} onClick={() => void begin()}>
          {m.drawer_close()}
        </Button>
        {since && moved === 0 && <p className="text-sm text-muted">{m.drawer_same()}</p>}
      </div>
      {(isCounting || isAsked) && (
        <CloseDrawerDialog
          cash={cash}
          onClose={() => {
            setCounting(false)
            onClosed()
          }}
        />
      )}
    </Card>
  )
}
