import { localize } from '#i18n/locale.ts'

/** The companies that the contact form reaches, each with where its mail goes. The first takes what names no other. */
export const groupCompanies = [
  {
    id: 'meghbridge-overseas',
    name: 'Meghbridge Overseas',
    email: 'office@meghbridge.example',
    bn: { name: 'মেঘব্রিজ ওভারসিজ' },
  },
  {
    id: 'meghbridge-logistics',
    name: 'Meghbridge Logistics',
    email: 'logistics@meghbridge.example',
    bn: { name: 'মেঘব্রিজ লজিস্টিকস' },
  },
  {
    id: 'meghbridge-energy',
    name: 'Meghbridge Filling Station and Gas Conversion',
    email: 'energy@meghbridge.example',
    bn: { name: 'মেঘব্রিজ ফিলিং স্টেশন অ্যান্ড গ্যাস কনভারশন' },
  },
  {
    id: 'meghbridge-motors',
    name: 'Meghbridge Motors',
    email: 'motors@meghbridge.example',
    bn: { name: 'মেঘব্রিজ মোটরস' },
  },
  {
    id: 'meghbridge-plastics',
    name: 'Meghbridge Plastic and Paper Products',
    email: 'plastics@meghbridge.example',
    bn: { name: 'মেঘব্রিজ প্লাস্টিক অ্যান্ড পেপার প্রোডাক্টস' },
  },
  {
    id: 'meghbridge-medical',
    name: 'Meghbridge Medical Service',
    email: 'medical@meghbridge.example',
    bn: { name: 'মেঘব্রিজ মেডিকেল সার্ভিস' },
  },
] as const

/** The name of a group company by its id; the id itself for one that is no longer listed. */
export function companyName(id: string): string {
  const company = groupCompanies.find(other => other.id === id)
  return company ? localize(company).name : id
}
