import { getLocale } from '#i18n/paraglide/runtime.js'
import { foldText } from '#i18n/typed/text.ts'

/** The trades that workers are placed in, in English and in Bangla. */
const trades = {
  labourer: ['Labourer', 'সাধারণ শ্রমিক'],
  mason: ['Mason', 'রাজমিস্ত্রি'],
  tiler: ['Tiler', 'টাইলস মিস্ত্রি'],
  plasterer: ['Plasterer', 'প্লাস্টার মিস্ত্রি'],
  painter: ['Painter', 'রংমিস্ত্রি'],
  carpenter: ['Carpenter', 'কাঠমিস্ত্রি'],
  'shuttering-carpenter': ['Shuttering carpenter', 'শাটারিং মিস্ত্রি'],
  'steel-fixer': ['Steel fixer', 'রডমিস্ত্রি'],
  scaffolder: ['Scaffolder', 'স্ক্যাফোল্ডার'],
  welder: ['Welder', 'ওয়েল্ডার'],
  fabricator: ['Fabricator', 'ফ্যাব্রিকেটর'],
  'pipe-fitter': ['Pipe fitter', 'পাইপ ফিটার'],
  plumber: ['Plumber', 'প্লাম্বার'],
  electrician: ['Electrician', 'ইলেকট্রিশিয়ান'],
  'ac-technician': ['AC technician', 'এসি টেকনিশিয়ান'],
  mechanic: ['Mechanic', 'মেকানিক'],
  'light-driver': ['Light driver', 'হালকা গাড়িচালক'],
  'heavy-driver': ['Heavy driver', 'ভারী গাড়িচালক'],
  'forklift-operator': ['Forklift operator', 'ফর্কলিফট অপারেটর'],
  'crane-operator': ['Crane operator', 'ক্রেন অপারেটর'],
  'excavator-operator': ['Excavator operator', 'এক্সকাভেটর অপারেটর'],
  rigger: ['Rigger', 'রিগার'],
  insulator: ['Insulator', 'ইনসুলেটর'],
  'aluminium-fitter': ['Aluminium fitter', 'অ্যালুমিনিয়াম মিস্ত্রি'],
  surveyor: ['Surveyor', 'সার্ভেয়ার'],
  foreman: ['Foreman', 'ফোরম্যান'],
  'machine-operator': ['Machine operator', 'মেশিন অপারেটর'],
  'sewing-operator': ['Sewing operator', 'সেলাই অপারেটর'],
  tailor: ['Tailor', 'দর্জি'],
  'factory-worker': ['Factory worker', 'কারখানা শ্রমিক'],
  'warehouse-worker': ['Warehouse worker', 'গুদাম শ্রমিক'],
  packer: ['Packer', 'প্যাকার'],
  cleaner: ['Cleaner', 'পরিচ্ছন্নতাকর্মী'],
  guard: ['Guard', 'নিরাপত্তাপ্রহরী'],
  cook: ['Cook', 'বাবুর্চি'],
  waiter: ['Waiter', 'ওয়েটার'],
  'domestic-worker': ['Domestic worker', 'গৃহকর্মী'],
  caregiver: ['Caregiver', 'কেয়ারগিভার'],
  'farm-worker': ['Farm worker', 'কৃষিশ্রমিক'],
  gardener: ['Gardener', 'মালি'],
} as const satisfies Record<string, readonly [english: string, bangla: string]>

export type Trade = keyof typeof trades

const NAME_MAX = 100
const options = Object.keys(trades) as Trade[]

export const isTrade = (value: string): value is Trade => Object.hasOwn(trades, value)

/** The trade that a text names in either language, in the singular or the plural. */
export function findTrade(text: string): Trade | undefined {
  if (text.length > NAME_MAX) return undefined
  byName ??= new Map(options.flatMap(trade => [trade, ...trades[trade]].map(name => [plain(name), trade] as const)))
  return byName.get(plain(text))
}

let byName: Map<string, Trade> | undefined
const plain = (name: string) => foldText(name).trim().replace(/s$/, '')

/** What a trade is called in the page's language, or in the given one; the value itself where it is none of ours. */
export function tradeName(trade: string, locale: string = getLocale()): string {
  if (!isTrade(trade)) return trade
  const [english, bangla] = trades[trade]
  return locale === 'bn' ? bangla : english
}

/** The English name, for the log, addresses and search engines. */
export const tradeInEnglish = (trade: string): string => (isTrade(trade) ? trades[trade][0] : trade)

/** The trades to choose from. */
export const tradeOptions = options.map(value => ({ value, label: () => tradeName(value) }))
