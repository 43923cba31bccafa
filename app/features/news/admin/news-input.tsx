import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { type NewsField, newsFields } from '#server/features/news/schema.ts'

type Props = { name: NewsField; error: string | undefined; field: UseFormRegisterReturn }

/** The input for one field of a piece of news. */
export function NewsInput({ name, error, field: { required: _required, ...field } }: Props) {
  const { kind, label, ...facts } = newsFields[name]
  const words = {
    id: name,
    label: label(),
    error,
    hint: 'hint' in facts ? facts.hint() : undefined,
    lang: 'lang' in facts ? facts.lang : undefined,
    required: !('whenNull' in facts) && name !== 'slug',
  }
  if (kind === 'blocks') return <TextArea rows={14} {...words} {...field} />
  return <TextField type={kind === 'date' ? 'date' : 'text'} {...words} {...field} />
}
