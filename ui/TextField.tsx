import type { ComponentProps } from 'react'
import { Field, writingBox, type FieldWords } from './Field.tsx'

type TextFieldProps = ComponentProps<'input'> & FieldWords

/** One line of text: also e-mail, telephone, date. `className` goes to the field, all other props to the input. For several lines use TextArea. */
export function TextField({
  id,
  label,
  badge,
  hint,
  error,
  required,
  requiredLabel,
  className,
  ...props
}: TextFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      badge={badge}
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
