/** Facts of Settings that the texts of pages may ask for, such as `{licence}`. */
export const factNames = [
  'name',
  'licence',
  'otherLicence',
  'placed',
  'since',
  'years',
  'phone',
  'email',
  'address',
  'hours',
  'answer',
  'replacement',
] as const

export type FactName = (typeof factNames)[number]
