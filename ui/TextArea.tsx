import type { ComponentProps } from 'react'
import { Field, splitField, writingArea, type FieldWords } from './Field.tsx'

type TextAreaProps = ComponentProps<'textarea'> & FieldWords

/** Text of several lines; it grows with its content from five lines on. `className` goes to the field, all other props to the textarea. */
export function TextArea(props: TextAreaProps) {
  const [field, area] = splitField(props)
  return (
    <Field {...field}>
      {control => (
        <textarea
          data-slot="text-area"
          rows={5}
          className={`${writingArea} field-sizing-content max-h-[60dvh] resize-y`}
          {...control}
          {...area}
        />
      )}
    </Field>
  )
}
