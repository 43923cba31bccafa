import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { IconButton } from './Button.tsx'
import { Field, writingBox, type FieldWords } from './Field.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldWords & { words: { show: string; hide: string } }

/** A password that can be shown while typing. Give `autoComplete`: "current-password" to sign in, "new-password" to choose one. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  required,
  requiredLabel,
  words,
  className,
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
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
      {control => (
        <div className="relative">
          <input
            data-slot="password-field"
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${writingBox} pe-12`}
            {...control}
            {...props}
          />
          <IconButton
            aria-label={shown ? words.hide : words.show}
            aria-controls={control.id}
            disabled={props.disabled}
            onClick={() => setShown(!shown)}
            className="absolute end-0 top-1/2 -translate-y-1/2"
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        </div>
      )}
    </Field>
  )
}
