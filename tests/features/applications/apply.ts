import { submit } from '#server/features/applications/domain.ts'
import { applicationInput } from '#server/features/applications/schema.ts'

/** Somebody who applies, as the office types it. */
export const rahim = {
  name: 'Rahim Uddin',
  phone: '01712-345678',
  district: 'bogura',
  trade: 'mason',
  years: 5,
  passport: 'yes',
  registered: 'unknown',
}

/** An application by the public form. */
export const apply = (data: object = {}) => submit(applicationInput.parse({ ...rahim, ...data }), { source: 'website' })
