import { submit } from '#server/features/demands/domain.ts'
import { demandInput } from '#server/features/demands/schema.ts'

export const masons = {
  trade: 'mason',
  number: 25,
  wage: 1800,
  currency: 'SAR',
  period: 'month',
  hours: 8,
  days: 6,
  months: 24,
  housing: 'free',
  food: 'allowance',
  ticket: 'employer',
  medical: 'worker',
  insurance: 'employer',
}
export const cooks = { ...masons, trade: 'cook', number: 3, wage: 2200 }

/** Stores a demand of an employer in Riyadh for masons and cooks. */
export const storeDemand = (data: object = {}, lines: object[] = [masons, cooks]) =>
  submit(
    demandInput.parse({
      company: 'Al Noor & Sons <Contracting>',
      registrationNo: 'CR 1010-2233',
      country: 'SA',
      city: 'Riyadh',
      contact: 'Khalid Al Noor',
      email: 'khalid@alnoor.example',
      phone: '+966 11 222 3333',
      startsOn: '2027-03-01',
      payers: { service: 'employer', returning: 'employer' },
      ...data,
      lines: lines.map(line => ({ ...masons, ...line })),
    }),
  )
