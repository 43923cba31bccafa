import { Pagination, PaginationGap, PaginationLink } from '@agency/ui/Pagination'

export function Example() {
  return (
    <Pagination label="Pages of news">
      <PaginationLink href="?page=3" rel="prev">
        Previous
      </PaginationLink>
      <PaginationLink href="?page=1">1</PaginationLink>
      <PaginationGap />
      <PaginationLink href="?page=3">3</PaginationLink>
      <PaginationLink href="?page=4" aria-current="page">
        4
      </PaginationLink>
      <PaginationLink href="?page=5">5</PaginationLink>
      <PaginationLink href="?page=5" rel="next">
        Next
      </PaginationLink>
    </Pagination>
  )
}
