/** What going abroad costs beside what each post says itself; the items are those of a vacancy's costs. */
export const PAYER_ITEMS = ['returning', 'visa', 'training', 'registration', 'clearance', 'welfare', 'service'] as const
export type PayerItem = (typeof PAYER_ITEMS)[number]

export const PAYERS = ['employer', 'worker', 'shared'] as const

/** The name of its field in the form. */
export const payerName = (item: PayerItem): string => `payers.${item}`
