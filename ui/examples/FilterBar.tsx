import { FilterBar } from '@agency/ui/FilterBar'
import { SearchField } from '@agency/ui/SearchField'
import { SelectField } from '@agency/ui/SelectField'

export function Example() {
  return (
    <FilterBar
      action="#countries"
      search={<SearchField label="Search" name="search" labels={{ submit: 'Search' }} />}
      chosen={[{ id: 'region', label: 'Region: Gulf', remove: <a href="#countries" /> }]}
      labels={{
        submit: 'Search',
        filters: 'Narrow down',
        chosen: 'Filters that are on',
        remove: 'Remove the filter:',
        clear: 'Clear all filters',
      }}
    >
      <SelectField label="Region" name="region" defaultValue="gulf">
        <option value="">All</option>
        <option value="gulf">Gulf</option>
      </SelectField>
    </FilterBar>
  )
}
