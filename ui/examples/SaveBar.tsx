import { Button } from '@agency/ui/Button'
import { SaveBar } from '@agency/ui/SaveBar'
import { TextField } from '@agency/ui/TextField'
import { useState } from 'react'

export function Example() {
  const [state, setState] = useState<'saved' | 'unsaved'>('saved')
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        setState('saved')
      }}
    >
      <TextField label="Company" name="company" onChange={() => setState('unsaved')} />
      <SaveBar variant={state} status={state === 'saved' ? 'Everything is saved' : 'Not saved yet'}>
        <Button type="submit">Save</Button>
      </SaveBar>
    </form>
  )
}
