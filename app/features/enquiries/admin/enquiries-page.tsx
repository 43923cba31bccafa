import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { getRouteApi } from '@tanstack/react-router'
import { Download, Mail } from 'lucide-react'
import { ListControls } from '#app/list/list-controls.tsx'
import { RecordList } from '#app/list/record-list.tsx'
import type { ListSearch } from '#app/list/search-params.ts'
import { useList } from '#app/list/use-list.ts'
import { trpc } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { enquiryColumns } from './enquiry-columns.tsx'

const route = getRouteApi('/admin/enquiries/')

export const enquiriesQuery = ({ search, size, page }: ListSearch) =>
  trpc().enquiries.list.queryOptions({ search, size, page })

export function EnquiriesPage() {
  const search = route.useSearch()
  const list = useList(enquiriesQuery(search))
  const unread = list.data?.unread ?? 0
  return (
    <>
      <PageHeader
        variant="staff"
        title={m.enquiries_title()}
        lead={unread > 0 ? m.enquiries_unread(plural(unread)) : m.enquiries_all_read()}
        actions={
          <Button asChild variant="secondary">
            <a href="/admin/enquiries.csv" download>
              <Download aria-hidden="true" className="size-5" />
              {m.enquiries_csv()}
            </a>
          </Button>
        }
      />
      <ListControls search={search} searchLabel={m.enquiries_search()} sorts={[]} />
      <RecordList
        label={m.enquiries_title()}
        search={search}
        list={list}
        idOf={({ id }) => id}
        titleOf={({ lastName }) => ({ children: lastName })}
        found={({ count }) => m.enquiries_count(plural(count))}
        columns={enquiryColumns()}
        empty={
          <EmptyState
            icon={<Mail aria-hidden="true" />}
            title={m.enquiries_empty()}
            description={m.enquiries_empty_text()}
          />
        }
      />
    </>
  )
}
