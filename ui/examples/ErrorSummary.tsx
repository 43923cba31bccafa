import { Button } from '@agency/ui/Button'
import { ErrorSummary } from '@agency/ui/ErrorSummary'
import { TextField } from '@agency/ui/TextField'
import { useState, type FormEvent } from 'react'

const fields = [
  { id: 'company', label: 'Company name', error: 'Give the company a name' },
  { id: 'sector', label: 'Sector', error: 'Give the sector' },
]

export function Example() {
  const [missing, setMissing] = useState<string[]>([])
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    setMissing(fields.filter(({ id }) => !typed.get(id)).map(({ id }) => id))
  }
  const wrong = fields.filter(({ id }) => missing.includes(id))
  return (
    <form noValidate onSubmit={send} style={{ display: 'grid', gap: '1rem' }}>
      {wrong.length > 0 && (
        <ErrorSummary
          title="Please correct these fields"
          items={wrong.map(({ id, error }) => ({ id, label: error }))}
        />
      )}
      {fields.map(({ id, label, error }) => (
        <TextField key={id} id={id} name={id} label={label} error={missing.includes(id) ? error : undefined} required />
      ))}
      <Button type="submit">Save</Button>
    </form>
  )
}
