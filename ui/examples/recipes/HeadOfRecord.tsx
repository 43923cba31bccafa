import { Badge } from '@agency/ui/Badge'
import { Breadcrumb, BreadcrumbItem } from '@agency/ui/Breadcrumb'
import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'

/** The way back stands above the title, the state beside what it is the state of, and the main action last. */
export function Example() {
  return (
    <>
      <Breadcrumb label="You are here">
        <BreadcrumbItem>
          <a href="#overview">Overview</a>
        </BreadcrumbItem>
        <BreadcrumbItem>
          <a href="#countries">Client countries</a>
        </BreadcrumbItem>
        <BreadcrumbItem current>Qatar</BreadcrumbItem>
      </Breadcrumb>
      <PageHeader
        variant="staff"
        title="Qatar"
        description={<Badge variant="success">Published</Badge>}
        actions={
          <>
            <Button variant="secondary">Preview</Button>
            <Button>Save</Button>
          </>
        }
      />
    </>
  )
}
