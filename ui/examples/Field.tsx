import { choosingBox, Field, FieldError } from '@agency/ui/Field'

export function Example() {
  return (
    <>
      <Field label="Sector" hint="As on the licence">
        {control => (
          <select className={choosingBox} name="sector" {...control}>
            <option>Construction</option>
            <option>Health care</option>
          </select>
        )}
      </Field>
      <label>
        <input type="color" name="colour" aria-describedby="colour-error" /> Colour of the chart
      </label>
      <FieldError id="colour-error">Choose a colour that can be told from white</FieldError>
    </>
  )
}
