/** Facts about the agency, all in one place: replace these and the site is yours. */
export const site = {
  name: 'Meghbridge Overseas',
  since: 1989,
  licence: 'RL NO 088',
  licenceOnAboutPage: 'RL 0088',
  placed: '100,000+',
  address: ['Meghbridge House, 3rd floor', '27 Kazi Nazrul Islam Avenue', 'Dhaka 1215, Bangladesh'],
  phones: ['+880 1700 000088', '+880 1800 000088'],
  emails: ['office@meghbridge.example', 'jobs@meghbridge.example', 'employers@meghbridge.example'],
} as const

export const telephoneLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`
