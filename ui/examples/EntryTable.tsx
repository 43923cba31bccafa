import { Button } from '@agency/ui/Button'
import { Entry, EntryNote, EntryTable } from '@agency/ui/EntryTable'
import { NumberField } from '@agency/ui/NumberField'
import { TextField } from '@agency/ui/TextField'

export function Example() {
  return (
    <EntryTable
      heads={[
        { label: 'Company Name', required: true },
        { label: 'Value of Employment', required: true },
      ]}
    >
      <Entry
        label="Company 1"
        place="1"
        actions={
          <Button variant="ghost" size="sm" aria-label="Remove company 1">
            Remove
          </Button>
        }
      >
        <TextField label="Company Name" name="company" defaultValue="Al Noor Contracting" required />
        <NumberField label="Value of Employment" name="people" defaultValue="640" required />
        <EntryNote>Stands on the public page.</EntryNote>
      </Entry>
    </EntryTable>
  )
}
