import { m } from '#i18n/paraglide/messages.js'
import type { Field } from '#server/drafts/field.ts'

type Translation<F extends Field> = Omit<F, 'required' | 'neededBy' | 'label' | 'hint'> & {
  label: () => string
  lang: 'bn'
}

/** A text field and, right after it, its translation. */
export function translated<const Name extends string, const F extends Field>(
  name: Name,
  field: F,
): { [N in Name]: F } & { [N in `${Name}Bn`]: Translation<F> } {
  const { required: _required, neededBy: _needed, hint: _hint, ...others } = field
  const label = () => m.field_in_bangla({ field: field.label() })
  return { [name]: field, [`${name}Bn`]: { ...others, label, lang: 'bn' } } as never
}
