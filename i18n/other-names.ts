import type { Trade } from '#i18n/trades.ts'

/** What people call trades besides their names, for searching: more specific and more general words, in both languages. */
const trades: Partial<Record<Trade, string>> = {
  labourer: 'labour helper লেবার হেলপার শ্রমিক',
  mason: 'bricklayer মেসন মিস্ত্রি রাজমিস্তী রাজমিস্তিরি',
  tiler: 'tiles টাইলস',
  painter: 'পেইন্টার রং মিস্ত্রি',
  carpenter: 'কার্পেন্টার কাঠ মিস্ত্রি',
  'shuttering-carpenter': 'কার্পেন্টার',
  'steel-fixer': 'rod binder রড মিস্ত্রি',
  welder: 'welding ওয়েল্ডিং ঝালাই',
  'pipe-fitter': 'পাইপ মিস্ত্রি',
  plumber: 'plumbing পানির মিস্ত্রি',
  electrician: 'electric ইলেকট্রিক মিস্ত্রি বিদ্যুৎ',
  'ac-technician': 'air conditioning এসি মিস্ত্রি',
  mechanic: 'গাড়ির মিস্ত্রি',
  'light-driver': 'car ড্রাইভার চালক গাড়ি চালক',
  'heavy-driver': 'truck lorry trailer bus ড্রাইভার চালক গাড়ি চালক ট্রাক বাস',
  'forklift-operator': 'ফর্কলিফট ড্রাইভার',
  'sewing-operator': 'garments গার্মেন্টস সেলাই',
  tailor: 'টেইলার দরজি',
  'factory-worker': 'ফ্যাক্টরি',
  cleaner: 'cleaning ক্লিনার ঝাড়ুদার',
  guard: 'security সিকিউরিটি গার্ড দারোয়ান',
  cook: 'chef কুক শেফ রাঁধুনি',
  'domestic-worker': 'maid housemaid গৃহপরিচারিকা',
  caregiver: 'carer nursing পরিচর্যাকারী পরিচর্যাকর্মী সেবাকর্মী',
  'farm-worker': 'agriculture কৃষি কৃষক',
}

/** Cities and other names of countries. */
const countries: Record<string, string> = {
  AE: 'UAE Emirates Dubai Abu Dhabi Sharjah Ajman আমিরাত দুবাই আবুধাবি শারজাহ আজমান',
  SA: 'KSA Saudi Riyadh Jeddah Dammam Makkah Madinah সৌদি রিয়াদ জেদ্দা দাম্মাম মক্কা মদিনা',
  QA: 'Doha দোহা',
  KW: 'Kuwait City কুয়েত সিটি',
  OM: 'Muscat মাস্কাট',
  BH: 'Manama মানামা',
  JO: 'Amman আম্মান',
  IQ: 'Baghdad বাগদাদ',
  LB: 'Beirut বৈরুত',
  MY: 'Kuala Lumpur Penang Johor কুয়ালালামপুর পেনাং জোহর',
  KR: 'Korea Seoul কোরিয়া সিউল',
  JP: 'Tokyo টোকিও',
  IT: 'Rome Milan রোম মিলান ইটালি',
  RO: 'Bucharest বুখারেস্ট',
  MV: 'Male মালে',
  GB: 'UK Britain London ব্রিটেন লন্ডন বিলেত',
}

/** Other words for a trade or a country by its id, which are searched and never shown; empty without any. */
export const otherNames = (id: string): string => trades[id as Trade] ?? countries[id] ?? ''
