import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { EmployerPaymentDialog } from './employer-payment-dialog.tsx'
import { employerMoneyQuery } from './queries.ts'
import { ReceiptList } from './receipt-list.tsx'

/** What an employer has paid for a demand; `currency` is that of its wages. */
export function EmployerMoneyCard({ id: demand, currency }: { id: string; currency: string }) {
  const { data: receipts } = useQuery(employerMoneyQuery(demand))
  const [isTaking, setTaking] = useState(false)
  if (!receipts) return null
  return (
    <Card className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="font-sans text-lg">{m.money_employer()}</h2>
        <Button variant="secondary" size="sm" onClick={() => setTaking(true)} className="print:hidden">
          <Plus aria-hidden="true" />
          {m.payment_take()}
        </Button>
      </div>
      <ReceiptList receipts={receipts} />
      <EmployerPaymentDialog demand={demand} currency={currency} isOpen={isTaking} onClose={() => setTaking(false)} />
    </Card>
  )
}
