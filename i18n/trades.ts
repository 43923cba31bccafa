import { type Names, nameIn } from '#i18n/locale.ts'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { foldText } from '#i18n/typed/text.ts'

/** The trades that workers are placed in, in English, Bangla and Arabic. */
const trades = {
  labourer: ['Labourer', 'সাধারণ শ্রমিক', 'عامل'],
  mason: ['Mason', 'রাজমিস্ত্রি', 'بنّاء'],
  tiler: ['Tiler', 'টাইলস মিস্ত্রি', 'مبلّط'],
  plasterer: ['Plasterer', 'প্লাস্টার মিস্ত্রি', 'عامل لياسة'],
  painter: ['Painter', 'রংমিস্ত্রি', 'دهّان'],
  carpenter: ['Carpenter', 'কাঠমিস্ত্রি', 'نجّار'],
  'shuttering-carpenter': ['Shuttering carpenter', 'শাটারিং মিস্ত্রি', 'نجّار مسلّح'],
  'steel-fixer': ['Steel fixer', 'রডমিস্ত্রি', 'حدّاد مسلّح'],
  scaffolder: ['Scaffolder', 'স্ক্যাফোল্ডার', 'عامل سقالات'],
  welder: ['Welder', 'ওয়েল্ডার', 'لحّام'],
  fabricator: ['Fabricator', 'ফ্যাব্রিকেটর', 'فني تشكيل معادن'],
  'pipe-fitter': ['Pipe fitter', 'পাইপ ফিটার', 'فني تمديد أنابيب'],
  plumber: ['Plumber', 'প্লাম্বার', 'سبّاك'],
  electrician: ['Electrician', 'ইলেকট্রিশিয়ান', 'كهربائي'],
  'ac-technician': ['AC technician', 'এসি টেকনিশিয়ান', 'فني تكييف'],
  mechanic: ['Mechanic', 'মেকানিক', 'ميكانيكي'],
  'light-driver': ['Light driver', 'হালকা গাড়িচালক', 'سائق مركبة خفيفة'],
  'heavy-driver': ['Heavy driver', 'ভারী গাড়িচালক', 'سائق مركبة ثقيلة'],
  'forklift-operator': ['Forklift operator', 'ফর্কলিফট অপারেটর', 'مشغّل رافعة شوكية'],
  'crane-operator': ['Crane operator', 'ক্রেন অপারেটর', 'مشغّل رافعة'],
  'excavator-operator': ['Excavator operator', 'এক্সকাভেটর অপারেটর', 'مشغّل حفّارة'],
  rigger: ['Rigger', 'রিগার', 'عامل رفع أحمال'],
  insulator: ['Insulator', 'ইনসুলেটর', 'عامل عزل'],
  'aluminium-fitter': ['Aluminium fitter', 'অ্যালুমিনিয়াম মিস্ত্রি', 'فني ألمنيوم'],
  surveyor: ['Surveyor', 'সার্ভেয়ার', 'مسّاح'],
  foreman: ['Foreman', 'ফোরম্যান', 'مراقب عمال'],
  'machine-operator': ['Machine operator', 'মেশিন অপারেটর', 'مشغّل آلات'],
  'sewing-operator': ['Sewing operator', 'সেলাই অপারেটর', 'مشغّل ماكينة خياطة'],
  tailor: ['Tailor', 'দর্জি', 'خيّاط'],
  'factory-worker': ['Factory worker', 'কারখানা শ্রমিক', 'عامل مصنع'],
  'warehouse-worker': ['Warehouse worker', 'গুদাম শ্রমিক', 'عامل مستودع'],
  packer: ['Packer', 'প্যাকার', 'عامل تعبئة'],
  cleaner: ['Cleaner', 'পরিচ্ছন্নতাকর্মী', 'عامل نظافة'],
  guard: ['Guard', 'নিরাপত্তাপ্রহরী', 'حارس أمن'],
  cook: ['Cook', 'বাবুর্চি', 'طبّاخ'],
  waiter: ['Waiter', 'ওয়েটার', 'نادل'],
  'domestic-worker': ['Domestic worker', 'গৃহকর্মী', 'عامل منزلي'],
  caregiver: ['Caregiver', 'কেয়ারগিভার', 'مقدّم رعاية'],
  'farm-worker': ['Farm worker', 'কৃষিশ্রমিক', 'عامل زراعي'],
  gardener: ['Gardener', 'মালি', 'بستاني'],
} as const satisfies Record<string, Names>

export type Trade = keyof typeof trades

const NAME_MAX = 100
const options = Object.keys(trades) as Trade[]

export const isTrade = (value: string): value is Trade => Object.hasOwn(trades, value)

/** The trade that a text names in one of our languages, in the singular or the plural. */
export function findTrade(text: string): Trade | undefined {
  if (text.length > NAME_MAX) return undefined
  byName ??= new Map(options.flatMap(trade => [trade, ...trades[trade]].map(name => [plain(name), trade] as const)))
  return byName.get(plain(text))
}

let byName: Map<string, Trade> | undefined
const plain = (name: string) => foldText(name).trim().replace(/s$/, '')

/** What a trade is called in the page's language, or in the given one; the value itself where it is none of ours. */
export function tradeName(trade: string, locale: string = getLocale()): string {
  return isTrade(trade) ? nameIn(locale, trades[trade]) : trade
}

/** The English name, for the log, addresses and search engines. */
export const tradeInEnglish = (trade: string): string => (isTrade(trade) ? trades[trade][0] : trade)

/** The trades to choose from. */
export const tradeOptions = options.map(value => ({ value, label: () => tradeName(value) }))
