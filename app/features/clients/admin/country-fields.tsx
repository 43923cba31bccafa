import { FieldPair } from '@agency/ui/FieldPair'
import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { FormSection } from '#app/editor/form-section.tsx'
import { MissingTranslations } from '#app/editor/missing-translations.tsx'
import { useTranslation } from '#app/editor/use-translation.tsx'
import { isMissing, pairTranslations } from '#server/drafts/translations.shared.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type ClientTexts, countryFields, countryInputs, type TypedField } from '#server/features/clients/schema.ts'
import { GapBadges } from './gap-badges.tsx'
import { FieldInput } from './field-input.tsx'

const others = pairTranslations(countryInputs.filter(name => name !== 'countryName'))

type Props = {
  form: UseFormReturn<ClientTexts>
  /** The inputs of the country's name and of its flag. */
  name: ReactNode
  flag: ReactNode
}

/** The fields of a client country itself, each text with its translation. */
export function CountryFields({ form, name, flag }: Props) {
  return (
    <FormSection title={m.form_country_section()}>
      <div className="grid min-w-0 items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        {name}
        <div className="grid min-w-0 content-start gap-6">{flag}</div>
      </div>
      {others.map(({ name, translation }) => (
        <FieldPair key={name}>
          <Input form={form} name={name} />
          {translation && <Translation form={form} name={translation} english={name} />}
        </FieldPair>
      ))}
    </FormSection>
  )
}

/** What visitors miss in the country itself: translations, figures and pictures. */
export function CountryMissing({ form, hasPictures }: Pick<Props, 'form'> & { hasPictures: boolean }) {
  const companies = useWatch({ control: form.control, name: 'company' })
  const hasFigures = companies.every(({ valueOfEmployement }) => valueOfEmployement.trim() !== '')
  return (
    <div className="grid justify-items-start gap-2">
      <MissingTranslations control={form.control} find={findTranslations} />
      <GapBadges gaps={[...(hasFigures ? [] : ['figure' as const]), ...(hasPictures ? [] : ['pictures' as const])]} />
    </div>
  )
}

type InputProps = Pick<Props, 'form'> & { name: TypedField; placeholder?: string; badge?: ReactNode }

function Translation({ english, ...props }: InputProps & { english: TypedField }) {
  return <Input {...props} {...useTranslation(props.form.control, english, props.name)} />
}

function Input({ form, name, ...state }: InputProps) {
  const error = form.formState.errors[name]?.message
  return <FieldInput id={name} field={countryFields[name]} error={error} {...state} {...form.register(name)} />
}

function findTranslations(texts: ClientTexts) {
  return others.flatMap(({ name, translation }) =>
    translation ? { id: translation, isMissing: isMissing(texts[name], texts[translation]) } : [],
  )
}
