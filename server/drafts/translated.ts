import { m } from '#i18n/paraglide/messages.js'
import type { Field } from '#server/drafts/field.ts'

type Translation<F extends Field, L = 'bn'> = Omit<F, 'required' | 'neededBy' | 'label' | 'hint'> & {
  label: () => string
  lang: L
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

/** The same of a text that stands on pages in Arabic, too; it is in English there as long as it has no Arabic. */
export function inArabicToo<const Name extends string, const F extends Field>(
  name: Name,
  field: F,
): ReturnType<typeof translated<Name, F>> & { [N in `${Name}Ar`]: Translation<F, 'ar'> } {
  const both = translated(name, field)
  return { ...both, [`${name}Ar`]: { ...both[`${name}Bn`], label: inArabic(field.label), lang: 'ar' } } as never
}

/** The label of the Arabic text of a field. */
export const inArabic = (label: () => string) => (): string => m.field_in_arabic({ field: label() })
