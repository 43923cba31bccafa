import { localize, formatNumber } from '#i18n/locale.ts'

/** Facts about the agency, all in one place: replace these and the site is yours. `bn` says the same in Bangla. */
export const site = {
  name: 'Meghbridge Overseas',
  since: 1989,
  licence: 'RL NO 088',
  licenceOnAboutPage: 'RL 0088',
  placed: 100_000,
  address: ['Meghbridge House, 3rd floor', '27 Kazi Nazrul Islam Avenue', 'Dhaka 1215, Bangladesh'],
  phones: ['+880 1700 000088', '+880 1800 000088'],
  emails: ['office@meghbridge.example', 'jobs@meghbridge.example', 'employers@meghbridge.example'],
  bn: { name: 'মেঘব্রিজ ওভারসিজ', address: ['মেঘব্রিজ হাউস, ৩য় তলা', '২৭ কাজী নজরুল ইসলাম অ্যাভিনিউ', 'ঢাকা-১২১৫, বাংলাদেশ'] },
  place: { latitude: 23.7386, longitude: 90.3944 },
} as const

/** What the agency is called and where it is, in the page's language. */
export const agency = () => localize(site)

/** How many people the agency has placed, in the page's language. */
export const placed = () => `${formatNumber(site.placed)}+`

/** Opens WhatsApp with a greeting already typed. */
export const whatsappLink = (phone: string, greeting: string) =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`

export const telephoneLink = (phone: string) => `tel:${phone.replace(/[^+\p{Nd}]/gu, '')}`
