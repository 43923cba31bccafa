import { lettering, widthOf } from './letters.ts'

const wave = 'M3 27c4.3-3 8.6-3 13 0s8.7 3 13 0'
export const bridge = `M2 15H30M3.5 20.5C9 3.5 23 3.5 28.5 20.5${wave}`

/** Each company's sign stands over the river of the house; its name is set in two strengths. */
export const companies: { slug: string; name: string; sign: string }[] = [
  { slug: 'meghbridge-overseas', name: 'Overseas', sign: bridge },
  {
    slug: 'meghbridge-logistics',
    name: 'Logistics',
    sign: `M2.5 16.5H29.5L26 21.5H6.5zM9 16.5V7.5H23V16.5M16 7.5V16.5${wave}`,
  },
  {
    slug: 'meghbridge-energy',
    name: 'Filling & Gas Conversion',
    sign: `M16 2.5C18.5 7 23 9.8 23 15A7 7 0 0 1 9 15C9 9.8 13.5 7 16 2.5z${wave}`,
  },
  {
    slug: 'meghbridge-motors',
    name: 'Motors',
    sign: `M2 20.5H30M5 20.5A11 11 0 0 1 27 20.5M11 20.5A5 5 0 0 1 21 20.5M16 9.5V15.5${wave}`,
  },
  { slug: 'meghbridge-plastics', name: 'Plastic & Paper', sign: `M6.5 21V3H16.5L25.5 12V21M16.5 3V12H25.5${wave}` },
  {
    slug: 'meghbridge-medical',
    name: 'Medical Service',
    sign: `M12.7 3H19.3V8.7H25V15.3H19.3V21H12.7V15.3H7V8.7H12.7z${wave}`,
  },
]

/** A company's sign and name on nothing, 320 by 120. */
export function companyMark({ name, sign }: { name: string; sign: string }) {
  const second = Math.min(27, (27 * 204) / widthOf(name, 'quiet', 27))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120" width="320" height="120"><title>Meghbridge ${name.replace('&', '&amp;')}</title>` +
    `<path d="${sign}" transform="translate(12 24) scale(2.25)" fill="none" stroke="#00504a" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>` +
    `${lettering('Meghbridge', 'strong', 100, 59, 34, 'fill="#102b28"')}${lettering(name, 'quiet', 101, 92, Number(second.toFixed(1)), 'fill="#4d625d"')}</svg>\n`
  )
}
