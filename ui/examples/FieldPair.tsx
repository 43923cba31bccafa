import { Badge } from '@agency/ui/Badge'
import { FieldPair } from '@agency/ui/FieldPair'
import { TextField } from '@agency/ui/TextField'

export function Example() {
  return (
    <FieldPair>
      <TextField label="Title" name="title" required defaultValue="Open day at the yard" />
      <TextField
        label="Title in Bangla"
        name="titleBangla"
        lang="bn"
        placeholder="Open day at the yard"
        badge={<Badge>Not in Bangla yet</Badge>}
      />
    </FieldPair>
  )
}
