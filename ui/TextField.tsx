import type { ComponentProps } from 'react'
import { Field, splitField, writingBox, type FieldWords } from './Field.tsx'

type TextFieldProps = ComponentProps<'input'> & FieldWords

/**
 * One line of text: also e-mail and telephone. `className` goes to the field, all other props to the input. For several
 * lines use TextArea.
 */
export function TextField(props: TextFieldProps) {
  const [field, input] = splitField(props)
  return (
    <Field {...field}>
      {control => <input data-slot="text-field" type="text" className={writingBox} {...control} {...input} />}
    </Field>
  )
}
