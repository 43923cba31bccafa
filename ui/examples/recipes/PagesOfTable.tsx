import { DataTable, type Column } from '@agency/ui/DataTable'
import { EmptyState } from '@agency/ui/EmptyState'
import { FilterBar } from '@agency/ui/FilterBar'
import { Pagination, PaginationLink } from '@agency/ui/Pagination'
import { SearchField } from '@agency/ui/SearchField'

type Country = { name: string; people: number }

const countries: Country[] = [
  { name: 'Japan', people: 120 },
  { name: 'Oman', people: 640 },
]
const columns: Column<Country>[] = [
  { title: 'Country', variant: 'title', cell: ({ name }) => name },
  { title: 'People', variant: 'numeric', isLabelled: true, cell: ({ people }) => people.toLocaleString('en') },
]
const labels = {
  submit: 'Search',
  filters: 'Narrow down',
  chosen: 'Filters that are on',
  remove: 'Remove the filter:',
  clear: 'Clear all filters',
}

/** Search, page and table all speak through the address, so that a list can be sent to somebody and found again. */
export function Example() {
  return (
    <>
      <FilterBar
        action="#countries"
        search={<SearchField label="Search" name="search" labels={{ submit: 'Search' }} />}
        chosen={[{ id: 'search', label: 'Search: an', remove: <a href="#countries" /> }]}
        labels={labels}
      />
      <DataTable
        label="Client countries"
        columns={columns}
        rows={countries}
        idOf={({ name }) => name}
        empty={<EmptyState title="No country has such a name" />}
      />
      <Pagination label="Pages of countries">
        <PaginationLink href="?page=1" aria-current="page">
          1
        </PaginationLink>
        <PaginationLink href="?page=2">2</PaginationLink>
        <PaginationLink href="?page=2" rel="next">
          Next
        </PaginationLink>
      </Pagination>
    </>
  )
}
