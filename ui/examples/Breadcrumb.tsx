import { Breadcrumb, BreadcrumbItem } from '@agency/ui/Breadcrumb'

export function Example() {
  return (
    <Breadcrumb label="You are here">
      <BreadcrumbItem>
        <a href="#home">Home</a>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <a href="#countries">Client countries</a>
      </BreadcrumbItem>
      <BreadcrumbItem current>Qatar</BreadcrumbItem>
    </Breadcrumb>
  )
}
