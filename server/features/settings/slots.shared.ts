/** Facts of Settings that the texts of pages may ask for, such as `{licence}`. */
export const factNames = [
  'name',
  'licence',
  'otherLicence',
  'placed',
  'since',
  'years',
  'phone',
  'hours',
  'answer',
  'replacement',
] as const
