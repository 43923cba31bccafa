import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { TextField } from '@agency/ui/TextField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Download, Mail } from 'lucide-react'
import { ListPagination } from '#app/list/pagination.tsx'
import { SearchForm } from '#app/list/search-form.tsx'
import { trpc } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { EnquiriesTable } from './enquiries-table.tsx'

const route = getRouteApi('/admin/enquiries/')

export type EnquiriesSearch = { search?: string | undefined; page?: number | undefined }

export const enquiriesQuery = (search: EnquiriesSearch) => trpc().enquiries.list.queryOptions(search)

export function EnquiriesPage() {
  const { search, page } = route.useSearch()
  const { enquiries, count, unread, pages } = useSuspenseQuery(enquiriesQuery({ search, page })).data
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
      <SearchForm values={{ search }} className="mb-6 flex max-w-form items-end gap-3">
        <TextField name="search" type="search" label={m.enquiries_search()} defaultValue={search} className="grow" />
        <Button type="submit" variant="secondary" className="shrink-0">
          {m.search()}
        </Button>
      </SearchForm>
      {count > 0 ? <EnquiriesTable enquiries={enquiries} /> : <Empty search={search} />}
      <ListPagination page={page} pages={pages} />
    </>
  )
}

function Empty({ search }: Pick<EnquiriesSearch, 'search'>) {
  if (search) return <EmptyState title={m.enquiries_none_found({ search })} />
  return (
    <EmptyState icon={<Mail aria-hidden="true" />} title={m.enquiries_empty()} description={m.enquiries_empty_text()} />
  )
}
