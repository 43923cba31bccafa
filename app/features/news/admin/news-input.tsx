import { SelectField } from '@agency/ui/SelectField'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { m } from '#i18n/paraglide/messages.js'
import { boundsOf } from '#i18n/typed/rules.ts'
import { type NewsField, newsDays, newsFields } from '#server/features/news/schema.ts'
import type { NewsTexts } from './use-news-form.ts'

type Props = {
  name: NewsField
  error: string | undefined
  form: UseFormReturn<NewsTexts>
  placeholder?: string
  badge?: ReactNode
}

/** The input for one field of a piece of news. */
export function NewsInput({ name, form, ...state }: Props) {
  const { required: _required, min: _min, max: _max, ...field } = form.register(name)
  const { kind, label, ...facts } = newsFields[name]
  const words = {
    id: name,
    label: label(),
    hint: 'hint' in facts ? facts.hint() : undefined,
    lang: 'lang' in facts ? facts.lang : undefined,
    required: !('whenNull' in facts) && name !== 'slug',
  }
  if (kind === 'choice')
    return (
      <SelectField {...words} {...state} {...field}>
        <option value="">{m.choice_none()}</option>
        {newsFields[name].options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label()}
          </option>
        ))}
      </SelectField>
    )
  if (kind === 'blocks') return <TextArea rows={14} {...words} {...state} {...field} />
  if (kind === 'date') return <TextField type="date" {...boundsOf(newsDays)} {...words} {...state} {...field} />
  return <TextField {...words} {...state} {...field} />
}
