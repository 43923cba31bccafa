import { Badge } from '@agency/ui/Badge'

export function Example() {
  return <Badge variant="success">Published</Badge>
}
