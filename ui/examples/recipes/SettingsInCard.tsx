import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { SaveBar } from '@agency/ui/SaveBar'
import { SelectField } from '@agency/ui/SelectField'
import { Switch } from '@agency/ui/Switch'
import { useState } from 'react'

/** The switch takes effect at once; what is chosen below it waits until it is saved, and the bar says so. */
export function Example() {
  const [state, setState] = useState<'saved' | 'unsaved'>('saved')
  return (
    <Card asChild padding="md">
      <section aria-label="Settings">
        <Switch label="Columns in Bangla" name="bangla" defaultChecked />
        <form
          onSubmit={event => {
            event.preventDefault()
            setState('saved')
          }}
        >
          <SelectField label="Rows on a page" name="rows" defaultValue="20" onChange={() => setState('unsaved')}>
            <option>20</option>
            <option>50</option>
          </SelectField>
          <SaveBar variant={state} status={state === 'saved' ? 'Everything is saved' : 'Not saved yet'}>
            <Button type="submit">Save</Button>
          </SaveBar>
        </form>
      </section>
    </Card>
  )
}
