'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { IconButton } from './Button.tsx'
import { Field, splitField, writingBox, type FieldWords } from './Field.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldWords & {
    /** Names the button that shows and hides the password. */
    labels: { show: string; hide: string }
  }

/** A password that can be shown while typing. Give `autoComplete`: "current-password" to sign in, "new-password" to choose one. */
export function PasswordField({ labels, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [field, input] = splitField(props)
  return (
    <Field {...field}>
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
            {...input}
          />
          <IconButton
            aria-label={shown ? labels.hide : labels.show}
            aria-controls={control.id}
            disabled={input.disabled}
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
