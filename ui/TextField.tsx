import type { ComponentProps } from 'react'
import { Field, writingBox, type FieldWords } from './Field.tsx'

type TextFieldProps = ComponentProps<'input'> & FieldWords

/** One line of writing: text, e-mail, telephone, number, date. `className` places the whole field; all else goes to the input. For several lines use TextArea. */
export function TextField({ id, label, hint, error, required, requiredLabel, className, ...props }: TextFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      requiredLabel={requiredLabel}
      className={className}
    >
      {control => <input data-slot="text-field" type="text" className={writingBox} {...control} {...props} />}
    </Field>
  )
}
