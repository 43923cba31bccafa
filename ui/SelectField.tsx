import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, splitField, writingBox, type FieldWords } from './Field.tsx'

type SelectFieldProps = ComponentProps<'select'> & FieldWords

/** One of about five to fifty options, as <option> children, in the device's own list. For fewer use RadioGroup. */
export function SelectField(props: SelectFieldProps) {
  const [field, select] = splitField(props)
  return (
    <Field {...field}>
      {control => (
        <div className="relative">
          <select
            data-slot="select-field"
            className={cx(writingBox, 'cursor-pointer appearance-none truncate pe-11 enabled:bg-surface')}
            {...control}
            {...select}
          />
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-muted"
          />
        </div>
      )}
    </Field>
  )
}
