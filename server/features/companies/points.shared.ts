import type { companyFields } from '#server/features/companies/schema.ts'

/** The id under which the contact form reaches the agency itself. */
export const AGENCY_ID = 'agency'

/** The points of a section: visitors see the section when all of them are written. */
export const companyPoints = {
  services: [
    'aboutOurServicePointOne',
    'aboutOurServicePointTwo',
    'aboutOurServicePointThree',
    'aboutOurServicePointFour',
  ],
  commitments: ['commitedToOne', 'commitedToTwo', 'commitedToThree', 'commitedToFour', 'commitedToFive'],
} as const satisfies Record<string, (keyof typeof companyFields)[]>
