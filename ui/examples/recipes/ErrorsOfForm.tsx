import { Button } from '@agency/ui/Button'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { ErrorSummary } from '@agency/ui/ErrorSummary'
import { NumberField } from '@agency/ui/NumberField'
import { RadioGroup } from '@agency/ui/RadioGroup'
import { useState, type FormEvent } from 'react'

const sentences = {
  people: 'Say how many people you need',
  housing: 'Say who gives them a room',
  terms: 'Tick that you have read the terms',
}
type Name = keyof typeof sentences
const names = Object.keys(sentences) as Name[]
const housing = [
  { value: 'employer', label: 'We do' },
  { value: 'worker', label: 'They do' },
]

/** The summary names each wrong field in the order of the page, and its links lead to fields of all kinds. */
export function Example() {
  const [missing, setMissing] = useState<Name[]>([])
  const errorOf = (name: Name) => (missing.includes(name) ? sentences[name] : undefined)
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    setMissing(names.filter(name => !typed.get(name)))
  }
  return (
    <form noValidate onSubmit={send} style={{ display: 'grid', gap: '1rem', maxWidth: '34rem' }}>
      {missing.length > 0 && (
        <ErrorSummary
          title="Please correct these fields"
          items={missing.map(name => ({ id: name, label: sentences[name] }))}
        />
      )}
      <NumberField id="people" name="people" label="People needed" error={errorOf('people')} required />
      <RadioGroup
        id="housing"
        name="housing"
        legend="Who gives them a room?"
        options={housing}
        error={errorOf('housing')}
        required
      />
      <CheckboxField id="terms" name="terms" label="I have read the terms" error={errorOf('terms')} required />
      <Button type="submit">Send the demand</Button>
    </form>
  )
}
