import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { getRouteApi } from '@tanstack/react-router'
import { Banknote } from 'lucide-react'
import { ListFileLink } from '#app/list/list-file-link.tsx'
import { RecordList } from '#app/list/record-list.tsx'
import { useReturnToRow } from '#app/list/return-to-list.ts'
import { useList } from '#app/list/use-list.ts'
import { loadList, trpc } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { receiptNo } from '#server/features/payments/kinds.shared.ts'
import { can } from '#server/permissions.ts'
import { paymentColumns } from './payment-columns.tsx'
import { PaymentsFilters } from './payments-filters.tsx'
import { filterOf, type PaymentsSearch } from './payments-search.ts'
import { PaymentsSums } from './payments-sums.tsx'

const route = getRouteApi('/admin/payments/')
const staffRoute = getRouteApi('/admin')

const listQuery = (search: PaymentsSearch) =>
  trpc().payments.list.queryOptions({ ...filterOf(search), size: search.size, page: search.page })

export const loadPayments = (search: PaymentsSearch, cause: string) => loadList(cause, listQuery(search))

/** Every receipt, with what those that are shown come to, and a file for the accountant. */
export function PaymentsPage() {
  const search = route.useSearch()
  const { me } = staffRoute.useRouteContext()
  const list = useList(listQuery(search))
  useReturnToRow()
  return (
    <>
      <PageHeader
        variant="list"
        title={m.payments_title()}
        description={m.payments_lead()}
        actions={can(me, 'export') && <ListFileLink path="/admin/payments.csv" filter={filterOf(search)} />}
      />
      <PaymentsFilters search={search} jobs={list.data?.jobs ?? []} />
      {list.data && <PaymentsSums {...list.data} />}
      <RecordList
        label={m.payments_title()}
        search={search}
        list={list}
        idOf={({ id }) => id}
        titleOf={({ number }) => ({ children: receiptNo(number) })}
        found={({ count }) => m.payments_count(plural(count))}
        columns={paymentColumns(search)}
        defaultSort="newest"
        empty={
          <EmptyState
            icon={<Banknote aria-hidden="true" />}
            title={m.payments_empty()}
            description={m.payments_empty_text()}
          />
        }
      />
    </>
  )
}
