import { Radio } from '@agency/ui/Radio'

export function Example() {
  return (
    <fieldset>
      <legend>Flag</legend>
      <Radio id="drawn" name="flag" value="drawn" defaultChecked /> <label htmlFor="drawn">Drawn</label>
      <Radio id="uploaded" name="flag" value="uploaded" /> <label htmlFor="uploaded">Uploaded</label>
    </fieldset>
  )
}
