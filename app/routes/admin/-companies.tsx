import { Block } from '@agency/ui/Block'
import { Button } from '@agency/ui/Button'
import { NumberField } from '@agency/ui/NumberField'
import { TextField } from '@agency/ui/TextField'
import { Plus } from 'lucide-react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { figure } from '#app/language.ts'
import { m } from '#app/paraglide/messages.js'
import type { ClientTexts } from '#server/clients/schema.ts'

export const noCompany = { companyName: '', companyNameBn: '', companySector: '', companySectorBn: '', valueOfEmployement: '' }

/** The companies of a client country: one block each, at least one. */
export function Companies({ form: { control, register, formState: { errors } } }: { form: UseFormReturn<ClientTexts> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'company', keyName: 'key' })
  return (
    <>
      {fields.map(({ key }, n) => (
        <Block
          key={key} legend={m.form_company({ n: figure(n + 1) })}
          action={fields.length > 1 && <Button variant="ghost" size="sm" onClick={() => remove(n)} aria-label={m.form_remove_company_n({ n: figure(n + 1) })}>{m.form_remove_company()}</Button>}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField id={`company.${n}.companyName`} label={m.form_company_name()} required error={errors.company?.[n]?.companyName?.message} {...register(`company.${n}.companyName`)} />
            <TextField id={`company.${n}.companySector`} label={m.form_company_sector()} required error={errors.company?.[n]?.companySector?.message} {...register(`company.${n}.companySector`)} />
            <TextField id={`company.${n}.companyNameBn`} label={m.form_company_name_bn()} lang="bn" error={errors.company?.[n]?.companyNameBn?.message} {...register(`company.${n}.companyNameBn`)} />
            <TextField id={`company.${n}.companySectorBn`} label={m.form_company_sector_bn()} lang="bn" error={errors.company?.[n]?.companySectorBn?.message} {...register(`company.${n}.companySectorBn`)} />
          </div>
          <NumberField
            id={`company.${n}.valueOfEmployement`} label={m.form_employment()} required hint={m.form_employment_hint()}
            error={errors.company?.[n]?.valueOfEmployement?.message} {...register(`company.${n}.valueOfEmployement`)}
          />
        </Block>
      ))}
      <div>
        <Button variant="secondary" onClick={() => append(noCompany)}><Plus aria-hidden="true" className="size-5" />{m.form_add_company()}</Button>
      </div>
    </>
  )
}
