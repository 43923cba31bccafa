import { SearchField } from '@agency/ui/SearchField'
import { Link } from '@agency/ui/Link'
import { StatusPage } from '@agency/ui/StatusPage'

/** Whoever came by an old address can search at once, or start from the first page. */
export function Example() {
  return (
    <StatusPage
      code="404"
      title="We have no page here"
      description="The address may be old or mistyped."
      actions={
        <>
          <form role="search" action="#search">
            <SearchField label="Search the site" name="q" labels={{ submit: 'Search' }} />
          </form>
          <Link variant="standalone" href="#home">
            Go to the first page
          </Link>
        </>
      }
    />
  )
}
