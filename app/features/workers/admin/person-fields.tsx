import { SelectField } from '@agency/ui/SelectField'
import { DayField } from '#app/editor/day-field.tsx'
import type { StaffFormOf } from '#app/editor/use-staff-form.ts'
import { districtOptions } from '#i18n/districts.ts'
import { m } from '#i18n/paraglide/messages.js'
import { SEXES, sexLabels } from '#server/features/workers/people.shared.ts'
import { bornDays } from '#server/features/workers/schema.ts'

type Props = { form: Pick<StaffFormOf<Record<'bornOn' | 'sex' | 'district', string>>, 'field'> }

/** Birth, sex and district of somebody. */
export const PersonFields = ({ form: { field } }: Props) => (
  <>
    <DayField {...field('bornOn')} label={m.worker_born()} days={bornDays} />
    <SelectField {...field('sex')} label={m.worker_sex()}>
      <option value="">{m.not_known()}</option>
      {SEXES.map(sex => (
        <option key={sex} value={sex}>
          {sexLabels[sex]()}
        </option>
      ))}
    </SelectField>
    <SelectField {...field('district')} label={m.application_district()}>
      <option value="">{m.not_known()}</option>
      {districtOptions().map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  </>
)
