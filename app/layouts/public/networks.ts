/** The networks that the footer names, and who made the site. What has an address is a link; '' shows the sign or the name alone. */
export const networks = [
  { network: 'Facebook', brand: 'facebook', address: '' },
  { network: 'Instagram', brand: 'instagram', address: '' },
  { network: 'Twitter', brand: 'twitter', address: '' },
  { network: 'X', brand: 'x', address: '' },
  { network: 'LinkedIn', brand: 'linkedin', address: '' },
] as const

export const credit = { name: 'Meghbridge', address: '' }
