import type { ComponentProps } from 'react'
import { Field, writingBox, type FieldWords } from './Field.tsx'

type TextAreaProps = ComponentProps<'textarea'> & FieldWords

/** Text of several lines; it grows with its content from five lines on. `className` goes to the field, all other props to the textarea. */
export function TextArea({
  id,
  label,
  badge,
  hint,
  error,
  required,
  requiredLabel,
  className,
  rows = 5,
  ...props
}: TextAreaProps) {
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
      {control => (
        <textarea
          data-slot="text-area"
          rows={rows}
          className={`${writingBox} field-sizing-content max-h-[60dvh] min-h-[calc(5lh+1.125rem)] resize-y`}
          {...control}
          {...props}
        />
      )}
    </Field>
  )
}
