import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Banknote, Inbox } from 'lucide-react'
import type { ChoiceProps } from '#app/list/choice.tsx'
import { ListControls } from '#app/list/list-controls.tsx'
import { ListFileLink } from '#app/list/list-file-link.tsx'
import { RecordList } from '#app/list/record-list.tsx'
import { useReturnToRow } from '#app/list/return-to-list.ts'
import { useList } from '#app/list/use-list.ts'
import { loadList, trpc } from '#app/rendering/trpc.ts'
import { currencyOptions } from '#i18n/currencies.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { paymentLabels, receiptNo, wayLabels } from '#server/features/payments/kinds.shared.ts'
import { KINDS, PAGE_SIZES, STATES, WAYS } from '#server/features/payments/list.shared.ts'
import { can } from '#server/permissions.ts'
import { paymentColumns } from './payment-columns.tsx'
import { filterOf, type PaymentsSearch } from './payments-search.ts'
import { PaymentsSums } from './payments-sums.tsx'
import type { Payments } from './queries.ts'
import { TakeMoney } from './take-money.tsx'

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
  const columns = paymentColumns(search)
  useReturnToRow()
  return (
    <>
      <PageHeader
        variant="list"
        title={m.payments_title()}
        description={m.payments_lead()}
        actions={
          <>
            <TakeMoney />
            {can(me, 'books') && (
              <>
                <Button asChild variant="secondary">
                  <Link to="/admin/payments/drawer">
                    <Inbox aria-hidden="true" />
                    {m.drawer_title()}
                  </Link>
                </Button>
                <ListFileLink path="/admin/payments.csv" filter={filterOf(search)} />
              </>
            )}
          </>
        }
      />
      <ListControls
        list="payments"
        search={search}
        columns={columns}
        searchLabel={m.payments_search()}
        hasDays
        filters={filtersOf(search, list.data?.jobs)}
        sorts={[
          ['newest', m.list_newest()],
          ['oldest', m.list_oldest()],
        ]}
        sizes={PAGE_SIZES}
      />
      {list.data && <PaymentsSums {...list.data} />}
      <RecordList
        label={m.payments_title()}
        search={search}
        list={list}
        idOf={({ id }) => id}
        titleOf={({ number }) => ({ children: receiptNo(number) })}
        found={({ count }) => m.payments_count(plural(count))}
        columns={columns}
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

const stateLabels = { valid: m.receipt_valid, cancelled: m.receipt_cancelled }

/** A vacancy, a kind, a way of paying, a currency and a state. */
function filtersOf(
  { vacancy, kind, way, currency, state }: PaymentsSearch,
  jobs: Payments['jobs'] = [],
): ChoiceProps[] {
  const all = ['', m.list_all()] as const
  return [
    {
      name: 'vacancy',
      label: m.payments_vacancy(),
      value: vacancy,
      choices: [all, ...jobs.map(({ id, name }) => [id, name] as const)],
    },
    {
      name: 'kind',
      label: m.receipt_kind(),
      value: kind,
      choices: [all, ...KINDS.map(each => [each, paymentLabels[each]()] as const)],
    },
    {
      name: 'way',
      label: m.payment_way(),
      value: way,
      choices: [all, ...WAYS.map(each => [each, wayLabels[each]()] as const)],
    },
    {
      name: 'currency',
      label: m.payment_currency(),
      value: currency,
      choices: [all, ...currencyOptions.map(({ value, label }) => [value, label()] as const)],
    },
    {
      name: 'state',
      label: m.receipt_state(),
      value: state,
      choices: [all, ...STATES.map(each => [each, stateLabels[each]()] as const)],
    },
  ]
}
