import { Button } from '@agency/ui/Button'
import { Combobox } from '@agency/ui/Combobox'
import { TextField } from '@agency/ui/TextField'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'

const countries = [
  { value: 'QA', label: 'Qatar' },
  { value: 'OM', label: 'Oman' },
  { value: 'AE', label: 'United Arab Emirates', also: ['UAE'] },
]
const labels = {
  list: 'Countries',
  open: 'Show countries',
  found: (count: number) => `${count} found`,
  more: (count: number) => `${count} more: type on`,
}

/** A Combobox tells a value, not an event: it takes the Controller of React Hook Form, a TextField its `register`. */
export function Example() {
  const { register, control, handleSubmit, formState } = useForm({ defaultValues: { country: '', summary: '' } })
  const [sent, setSent] = useState('')
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ country }) => setSent(`Sent: ${country}`))}
      style={{ display: 'grid', gap: '1rem', maxWidth: '30rem' }}
    >
      <Controller
        name="country"
        control={control}
        rules={{ required: 'Choose a country from the list' }}
        render={({ field: { onChange, ...field }, fieldState: { error } }) => (
          <Combobox
            label="Country Name"
            required
            options={countries}
            labels={labels}
            error={error?.message}
            {...field}
            onValueChange={onChange}
          />
        )}
      />
      <TextField
        label="Work Summary"
        required
        error={formState.errors.summary?.message}
        {...register('summary', { required: 'Say in a sentence what people do there' })}
      />
      <Button type="submit">Save Data</Button>
      <output>{sent}</output>
    </form>
  )
}
