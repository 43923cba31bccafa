import { Combobox } from '@agency/ui/Combobox'
import type { FieldWords } from '@agency/ui/Field'
import { type Control, type FieldValues, useController } from 'react-hook-form'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type Props = FieldWords & {
  control: Control<FieldValues>
  /** Its path in the form, and the id of the input. */
  id: string
  label: string
  options: readonly { value: string; label: () => string }[]
}

/** One of many choices, such as a trade or a country: found by typing a part of its name. */
export function ChoiceInput({ control, id, options, ...words }: Props) {
  const {
    field: { ref, name, value, onChange, onBlur },
  } = useController({ control, name: id })
  return (
    <Combobox
      {...words}
      ref={ref}
      id={id}
      name={name}
      value={String(value ?? '')}
      onValueChange={onChange}
      onBlur={onBlur}
      options={options.map(({ value, label }) => ({ value, label: label() }))}
      labels={{
        list: m.choice_list({ field: words.label }),
        open: m.choice_open(),
        found: count => m.choice_found(plural(count)),
        more: count => m.choice_more(plural(count)),
      }}
    />
  )
}
