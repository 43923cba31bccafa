import { Badge } from '@agency/ui/Badge'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { NumberField } from '@agency/ui/NumberField'
import { SelectField } from '@agency/ui/SelectField'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import type { ReactNode } from 'react'
import { get, useWatch } from 'react-hook-form'
import { DayField } from '#app/editor/day-field.tsx'
import { useTranslation } from '#app/editor/use-translation.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { documentDays } from '#server/drafts/document-schema.ts'
import type { Field } from '#server/drafts/field.ts'
import { ChoiceInput } from './choice-input.tsx'
import { DocumentPicture } from './document-picture.tsx'
import { picturePlace } from './picture-place.ts'
import type { InputProps } from './input-props.ts'

type Words = { placeholder?: string; badge?: ReactNode }

/** The input for one field of a document or of an entry in it. */
export function DocumentInput({ document, fields, name, prefix, entryKey, ...words }: InputProps & Words) {
  const {
    kind,
    label,
    hint,
    lang,
    required,
    neededBy,
    derived,
    tidy,
    days = documentDays,
    options = [],
  } = fields[name]!
  const id = prefix + name
  const isNeeded = useWatch({
    control: document.form.control,
    compute: values => neededBy?.((prefix ? get(values, prefix.slice(0, -1)) : values) ?? {}) ?? false,
  })
  const place = picturePlace(name, entryKey && { list: prefix.split('.')[0]!, key: entryKey })
  if (kind === 'picture') return <DocumentPicture {...{ document, fields, name, prefix, entryKey }} />
  const labelled = {
    id,
    label: label(),
    hint: (hint ?? hints[kind])?.(),
    lang,
    required: (required !== undefined && !derived) || isNeeded,
    error: document.errorOf(id),
    badge: document.isSuggested(place) ? (
      <Badge variant="brand">{m.text_suggested()}</Badge>
    ) : document.isOutdated(place) ? (
      <Badge variant="warning">{m.text_outdated()}</Badge>
    ) : undefined,
    ...words,
  }
  if (kind === 'choice' && options.length > MANY)
    return <ChoiceInput control={document.form.control} options={options} {...labelled} />
  const { required: _, min: _min, max: _max, ...input } = document.form.register(id)
  if (kind === 'check') {
    const { label, hint, error } = labelled
    return <CheckboxField {...{ id, label, hint, error }} {...input} />
  }
  const field = { ...labelled, ...input }
  if (kind === 'longText') return <TextArea rows={4} {...field} />
  if (kind === 'blocks') return <TextArea rows={10} {...field} />
  if (kind === 'number') return <NumberField {...field} />
  if (kind === 'choice')
    return (
      <SelectField {...field}>
        <option value="">{m.choice_none()}</option>
        {/* of some currencies servers and browsers have different names */}
        {options.map(({ value, label }) => (
          <option key={value} value={value} suppressHydrationWarning>
            {label()}
          </option>
        ))}
      </SelectField>
    )
  if (kind === 'date') return <DayField days={days} {...field} />
  const onChange: typeof field.onChange = event => {
    if (tidy) event.target.value = tidy(event.target.value) // what is published is what the form holds
    return field.onChange(event)
  }
  return <TextField autoComplete="off" {...types[kind]} {...field} onChange={onChange} />
}

/** The input of a translation, which shows the English text while it is empty. */
export function TranslationInput({ english, ...props }: InputProps & { english: string }) {
  const { document, prefix, name } = props
  return <DocumentInput {...props} {...useTranslation(document.form.control, prefix + english, prefix + name)} />
}

/** From here on a list is long to read through, and searched. */
const MANY = 12

const hints: Partial<Record<Field['kind'], () => string>> = { blocks: m.text_hint, link: m.field_link_hint }

const types: Partial<Record<Field['kind'], { type?: string; inputMode?: 'url' }>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  link: { inputMode: 'url' },
}
