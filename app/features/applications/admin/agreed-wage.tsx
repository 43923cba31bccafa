import { Button } from '@agency/ui/Button'
import { DescriptionItem } from '@agency/ui/DescriptionList'
import { NumberField } from '@agency/ui/NumberField'
import { useState } from 'react'
import { FormDialog } from '#app/editor/form-dialog.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { currencyName, sumText } from '#i18n/currencies.ts'
import { m } from '#i18n/paraglide/messages.js'
import { typedText } from '#i18n/typed/sum.ts'
import { agreedWageInput } from '#server/features/applications/work-schema.ts'
import { applicationsClient } from './applications-client.ts'
import type { Application } from './queries.ts'

type Range = NonNullable<Application['wageRange']>
type Props = { application: Application; range: Range }

/** What was agreed with one worker, where the job says from how much to how much: the contract states it. */
export function AgreedWage({ application, range }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { agreedWage } = application
  const close = () => setOpen(false)
  return (
    <DescriptionItem term={m.application_agreed_wage()}>
      <span className="block">
        {agreedWage === null ? m.application_wage_open() : wageText(agreedWage, range.period)}
      </span>
      <Button variant="secondary" size="sm" className="mt-2" onClick={() => setOpen(true)}>
        {agreedWage === null ? m.application_wage_write() : m.application_wage_change()}
      </Button>
      <FormDialog open={isOpen} onClose={close} title={m.application_agreed_wage()}>
        <WageForm application={application} range={range} onSaved={close} />
      </FormDialog>
    </DescriptionItem>
  )
}

function WageForm({ application: { id, version, agreedWage }, range, onSaved }: Props & { onSaved: () => void }) {
  const [seen] = useState(version)
  const form = useStaffForm({
    schema: agreedWageInput,
    values: { wage: agreedWage ? typedText(agreedWage.wage, range.currency, range) : '' },
    besides: { id, seen },
    send: input => applicationsClient().agreeWage.mutate(input),
    done: () => m.application_wage_saved(),
    onSaved,
  })
  const { least, greatest, currency } = range
  return (
    <StaffForm
      form={form}
      className="grid gap-4"
      actions={
        <Button type="submit" variant="accent" busy={form.isBusy} className="justify-self-start">
          {m.application_wage_save()}
        </Button>
      }
    >
      <NumberField
        label={m.application_wage_label({ currency: currencyName(currency) })}
        hint={m.sum_range({ least: sumText(least, currency), greatest: sumText(greatest, currency) })}
        maxLength={12}
        {...form.field('wage')}
      />
    </StaffForm>
  )
}

const wageText = ({ wage, currency }: NonNullable<Application['agreedWage']>, period: string) =>
  m.job_wage({ amount: sumText(wage, currency), currency: currencyName(currency), period })
