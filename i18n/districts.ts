import { getLocale } from '#i18n/paraglide/runtime.js'
import { foldText } from '#i18n/typed/text.ts'

/** The 64 districts of Bangladesh by their official spellings, division by division, in English and in Bangla. */
const districts = {
  dhaka: ['Dhaka', 'ঢাকা'],
  faridpur: ['Faridpur', 'ফরিদপুর'],
  gazipur: ['Gazipur', 'গাজীপুর'],
  gopalganj: ['Gopalganj', 'গোপালগঞ্জ'],
  kishoreganj: ['Kishoreganj', 'কিশোরগঞ্জ'],
  madaripur: ['Madaripur', 'মাদারীপুর'],
  manikganj: ['Manikganj', 'মানিকগঞ্জ'],
  munshiganj: ['Munshiganj', 'মুন্সিগঞ্জ'],
  narayanganj: ['Narayanganj', 'নারায়ণগঞ্জ'],
  narsingdi: ['Narsingdi', 'নরসিংদী'],
  rajbari: ['Rajbari', 'রাজবাড়ী'],
  shariatpur: ['Shariatpur', 'শরীয়তপুর'],
  tangail: ['Tangail', 'টাঙ্গাইল'],
  bandarban: ['Bandarban', 'বান্দরবান'],
  brahmanbaria: ['Brahmanbaria', 'ব্রাহ্মণবাড়িয়া'],
  chandpur: ['Chandpur', 'চাঁদপুর'],
  chattogram: ['Chattogram', 'চট্টগ্রাম'],
  'coxs-bazar': ["Cox's Bazar", 'কক্সবাজার'],
  cumilla: ['Cumilla', 'কুমিল্লা'],
  feni: ['Feni', 'ফেনী'],
  khagrachhari: ['Khagrachhari', 'খাগড়াছড়ি'],
  lakshmipur: ['Lakshmipur', 'লক্ষ্মীপুর'],
  noakhali: ['Noakhali', 'নোয়াখালী'],
  rangamati: ['Rangamati', 'রাঙ্গামাটি'],
  bogura: ['Bogura', 'বগুড়া'],
  chapainawabganj: ['Chapainawabganj', 'চাঁপাইনবাবগঞ্জ'],
  joypurhat: ['Joypurhat', 'জয়পুরহাট'],
  naogaon: ['Naogaon', 'নওগাঁ'],
  natore: ['Natore', 'নাটোর'],
  pabna: ['Pabna', 'পাবনা'],
  rajshahi: ['Rajshahi', 'রাজশাহী'],
  sirajganj: ['Sirajganj', 'সিরাজগঞ্জ'],
  bagerhat: ['Bagerhat', 'বাগেরহাট'],
  chuadanga: ['Chuadanga', 'চুয়াডাঙ্গা'],
  jashore: ['Jashore', 'যশোর'],
  jhenaidah: ['Jhenaidah', 'ঝিনাইদহ'],
  khulna: ['Khulna', 'খুলনা'],
  kushtia: ['Kushtia', 'কুষ্টিয়া'],
  magura: ['Magura', 'মাগুরা'],
  meherpur: ['Meherpur', 'মেহেরপুর'],
  narail: ['Narail', 'নড়াইল'],
  satkhira: ['Satkhira', 'সাতক্ষীরা'],
  barguna: ['Barguna', 'বরগুনা'],
  barishal: ['Barishal', 'বরিশাল'],
  bhola: ['Bhola', 'ভোলা'],
  jhalakathi: ['Jhalakathi', 'ঝালকাঠি'],
  patuakhali: ['Patuakhali', 'পটুয়াখালী'],
  pirojpur: ['Pirojpur', 'পিরোজপুর'],
  habiganj: ['Habiganj', 'হবিগঞ্জ'],
  moulvibazar: ['Moulvibazar', 'মৌলভীবাজার'],
  sunamganj: ['Sunamganj', 'সুনামগঞ্জ'],
  sylhet: ['Sylhet', 'সিলেট'],
  dinajpur: ['Dinajpur', 'দিনাজপুর'],
  gaibandha: ['Gaibandha', 'গাইবান্ধা'],
  kurigram: ['Kurigram', 'কুড়িগ্রাম'],
  lalmonirhat: ['Lalmonirhat', 'লালমনিরহাট'],
  nilphamari: ['Nilphamari', 'নীলফামারী'],
  panchagarh: ['Panchagarh', 'পঞ্চগড়'],
  rangpur: ['Rangpur', 'রংপুর'],
  thakurgaon: ['Thakurgaon', 'ঠাকুরগাঁও'],
  jamalpur: ['Jamalpur', 'জামালপুর'],
  mymensingh: ['Mymensingh', 'ময়মনসিংহ'],
  netrokona: ['Netrokona', 'নেত্রকোণা'],
  sherpur: ['Sherpur', 'শেরপুর'],
} as const satisfies Record<string, readonly [english: string, bangla: string]>

export type District = keyof typeof districts

export const isDistrict = (value: string): value is District => Object.hasOwn(districts, value)

/** As they were written officially until 2018, and as many still write them. */
const OTHER_SPELLINGS: Partial<Record<District, string[]>> = {
  barishal: ['Barisal'],
  bogura: ['Bogra'],
  chattogram: ['Chittagong'],
  cumilla: ['Comilla'],
  jashore: ['Jessore'],
  jhalakathi: ['Jhalokati', 'Jhalokathi', 'Jhalakati'],
  jhenaidah: ['Jhenidah'],
  khagrachhari: ['Khagrachari'],
  lakshmipur: ['Laxmipur'],
  moulvibazar: ['Maulvibazar'],
  netrokona: ['Netrakona'],
}
const NAME_MAX = 100
let byName: Map<string, District> | undefined

/** The district that a text names in either language. */
export function findDistrict(text: string): District | undefined {
  if (text.length > NAME_MAX) return undefined
  byName ??= new Map(
    (Object.keys(districts) as District[]).flatMap(district =>
      [...districts[district], ...(OTHER_SPELLINGS[district] ?? [])].map(name => [plain(name), district] as const),
    ),
  )
  return byName.get(plain(text))
}

const plain = (name: string) =>
  foldText(name)
    .replace(/^(?:dist(?:rict)?|zill?a)\b|(?:district|zill?a|জেলা)$/g, '')
    .replace(/[^\p{L}\p{M}]/gu, '')
    .replace('gonj', 'ganj')

/** What a district is called in the page's language; the value itself where it is none. */
export function districtName(district: string): string {
  if (!isDistrict(district)) return district
  const [english, bangla] = districts[district]
  return getLocale() === 'bn' ? bangla : english
}

/** The districts to choose from, in the alphabet of the page's language. */
export const districtOptions = () =>
  (Object.keys(districts) as District[])
    .map(value => ({ value, label: districtName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, getLocale()))
