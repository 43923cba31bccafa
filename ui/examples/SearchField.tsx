import { SearchField } from '@agency/ui/SearchField'

export function Example() {
  return (
    <form role="search" action="#news">
      <SearchField label="Search the news" name="q" labels={{ submit: 'Search' }} />
    </form>
  )
}
