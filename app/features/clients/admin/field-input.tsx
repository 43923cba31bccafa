import { NumberField } from '@agency/ui/NumberField'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Field } from '#server/features/clients/schema.ts'

const inputs = { text: TextField, longText: TextArea, number: NumberField }

type Props = Omit<UseFormRegisterReturn, 'required'> & {
  id: string
  field: Field & { kind: keyof typeof inputs }
  error: string | undefined
  placeholder?: string
  badge?: ReactNode
  autoComplete?: string
}

/** The input for one field of a client country or a company. */
export function FieldInput({ field: { kind, label, hint, lang, whenNull }, ...props }: Props) {
  const Input = inputs[kind]
  return <Input label={label()} hint={hint?.()} lang={lang} required={whenNull !== 'omitted'} {...props} />
}
