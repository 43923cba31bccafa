import { Button } from '@agency/ui/Button'
import { Field, writingBox } from '@agency/ui/Field'
import { Radio } from '@agency/ui/Radio'
import { useState } from 'react'

/** A control that the kit has not: the field gives it label, hint and error, the radios beside it say what it counts. */
export function Example() {
  const [isPassed, setIsPassed] = useState(false)
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setIsPassed(!new FormData(event.currentTarget).get('time'))
      }}
      style={{ display: 'grid', gap: '1rem', maxWidth: '26rem' }}
    >
      <Field label="Time of the interview" error={isPassed ? 'Give a time' : undefined} required>
        {control => <input type="time" name="time" className={writingBox} {...control} />}
      </Field>
      <fieldset>
        <legend>Whose time?</legend>
        <Radio id="dhaka" name="zone" value="dhaka" defaultChecked /> <label htmlFor="dhaka">Dhaka</label>
        <Radio id="doha" name="zone" value="doha" /> <label htmlFor="doha">Doha</label>
      </fieldset>
      <Button type="submit">Invite</Button>
    </form>
  )
}
