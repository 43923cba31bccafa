import { m } from '#i18n/paraglide/messages.js'
import { seedAlbums } from '#prisma/seed/gallery-data.ts'
import { seedCompanies } from '#prisma/seed/companies-data.ts'
import { seedFeesPage } from '#prisma/seed/fees-data.ts'
import { seedNews } from '#prisma/seed/news-data.ts'
import { seedPages } from '#prisma/seed/pages-data.ts'
import { seedClients } from '#prisma/seed/seed-data.ts'
import { seedSettings } from '#prisma/seed/settings-data.ts'
import { seedSlides } from '#prisma/seed/slides-data.ts'
import { banglaNameOf } from '#server/features/clients/countries.ts'
import type { PictureTexts } from '#server/files/domain.ts'

type Text = string | null | undefined
type Described = { picture: string; alt?: Text; altBn?: Text; caption?: Text; captionBn?: Text }

/** Pictures that no record describes. */
const others: Described[] = [
  { picture: seedFeesPage.picture, alt: seedFeesPage.alt, altBn: seedFeesPage.altBn },
  {
    picture: 'port',
    alt: 'A container ship at the quay under two cranes; a worker with a list watches a lorry being loaded.',
    altBn: 'ঘাটে কনটেইনার জাহাজ, ওপরে দুটি ক্রেন; তালিকা হাতে এক কর্মী ট্রাকে মাল তোলা দেখছেন।',
  },
  {
    picture: 'hospital-corridor',
    alt: 'A nurse with a clipboard walks along a sunlit hospital corridor; behind her another pushes a trolley.',
    altBn: 'রোদমাখা হাসপাতালের করিডরে ক্লিপবোর্ড হাতে হাঁটছেন এক নার্স; পেছনে আরেকজন ট্রলি ঠেলছেন।',
  },
  {
    picture: 'welder',
    alt: 'A welder in mask and gloves works at a bench; sparks fly beside two gas cylinders.',
    altBn: 'মাস্ক ও দস্তানা পরা এক ওয়েল্ডার টেবিলে কাজ করছেন; পাশে দুটি গ্যাস সিলিন্ডার, স্ফুলিঙ্গ উড়ছে।',
  },
  {
    picture: 'hotel-kitchen',
    alt: 'Two cooks in a hotel kitchen: one tosses vegetables in a pan, the other arranges plates.',
    altBn: 'হোটেলের রান্নাঘরে দুই বাবুর্চি: একজন কড়াইয়ে সবজি নাড়ছেন, আরেকজন প্লেট সাজাচ্ছেন।',
  },
  {
    picture: 'garment-floor',
    alt: 'Two women sew at their machines while the line leader checks a shirt; more rows behind them.',
    altBn: 'দুই নারী মেশিনে সেলাই করছেন, লাইন লিডার একটি শার্ট পরীক্ষা করছেন; পেছনে আরও সারি।',
  },
  {
    picture: 'greenhouse',
    alt: 'In a greenhouse a woman picks tomatoes from tall plants; a man with a straw hat carries a full crate.',
    altBn: 'গ্রিনহাউসে এক নারী উঁচু গাছ থেকে টমেটো তুলছেন; খড়ের টুপি পরা একজন ভরা ঝুড়ি নিয়ে আসছেন।',
  },
  {
    picture: 'bridge-crew',
    alt: 'Two workers spread asphalt and a third drives a roller; behind them a bridge is being built.',
    altBn: 'দুই কর্মী পিচ বিছাচ্ছেন, আরেকজন রোলার চালাচ্ছেন; পেছনে একটি সেতু তৈরি হচ্ছে।',
  },
  {
    picture: 'warehouse',
    alt: 'A forklift brings a pallet down an aisle of high shelves; a worker scans the goods.',
    altBn: 'উঁচু তাকের মাঝখান দিয়ে ফর্কলিফটে মাল আসছে; এক কর্মী তা স্ক্যান করছেন।',
  },
  {
    picture: 'shipyard',
    alt: 'Two workers with a plan in front of a ship in dock; a third welds on the scaffolding.',
    altBn: 'ডকে রাখা জাহাজের সামনে নকশা হাতে দুই কর্মী; মাচায় আরেকজন ওয়েল্ডিং করছেন।',
  },
  {
    picture: 'steel-fixers',
    alt: 'Three steel fixers on a building site: one ties the mesh of a floor, one carries bars, one stands at a column.',
    altBn: 'নির্মাণস্থলে তিন রডমিস্ত্রি: একজন মেঝের রড বাঁধছেন, একজন কাঁধে রড আনছেন, একজন কলামের কাছে কাজ করছেন।',
  },
  {
    picture: 'facade-cleaners',
    alt: 'Two workers in helmets wash the glass front of a tall building from a hanging platform.',
    altBn: 'ঝুলন্ত মাচায় দাঁড়িয়ে হেলমেট পরা দুই কর্মী উঁচু ভবনের কাচ পরিষ্কার করছেন।',
  },
  {
    picture: 'laboratory',
    alt: 'A woman looks through a microscope in a hospital laboratory; a colleague fills test tubes.',
    altBn: 'হাসপাতালের ল্যাবরেটরিতে এক নারী মাইক্রোস্কোপে দেখছেন; এক সহকর্মী টেস্টটিউব ভরছেন।',
  },
  {
    picture: 'fish-harbour',
    alt: 'Two workers sort the catch into crates of ice at a harbour; fishing boats and bare mountains behind them.',
    altBn: 'মাছের ঘাটে দুই কর্মী বরফের বাক্সে মাছ বাছাই করছেন; পেছনে মাছ ধরার নৌকা ও পাহাড়।',
  },
  {
    picture: 'electronics-line',
    alt: 'Two women assemble and check circuit boards at a bench; a technician stands by with his notes.',
    altBn: 'টেবিলে বসে দুই নারী সার্কিট বোর্ড জোড়া দিচ্ছেন ও পরীক্ষা করছেন; পাশে কাগজ হাতে এক টেকনিশিয়ান।',
  },
  {
    picture: 'palm-estate',
    alt: 'On an oil palm estate one worker cuts fruit with a long pole, another loads the bunches on a trailer.',
    altBn: 'পাম বাগানে এক কর্মী লম্বা লাঠির কাস্তে দিয়ে ফল কাটছেন, আরেকজন ট্রলিতে কাঁদি তুলছেন।',
  },
  {
    picture: 'bakery',
    alt: 'A baker draws loaves from the oven; a colleague packs them; snow lies behind the window.',
    altBn: 'এক কারিগর চুলা থেকে পাউরুটি বের করছেন, এক সহকর্মী তা বাক্সে ভরছেন; জানালার বাইরে তুষার।',
  },
  {
    picture: 'hotel-reception',
    alt: 'A receptionist hands a guest her key; through two arches the bay can be seen.',
    altBn: 'রিসেপশনে এক নারী কর্মী অতিথির হাতে চাবি দিচ্ছেন; দুটি খিলানের ফাঁকে সমুদ্র দেখা যাচ্ছে।',
  },
  {
    picture: 'care-home',
    alt: 'A caregiver kneels before an old woman in a wheelchair and holds her hand; behind them a garden.',
    altBn: 'হুইলচেয়ারে বসা এক বৃদ্ধার হাত ধরে সামনে বসেছেন এক কেয়ারগিভার; পেছনে বাগান।',
  },
  {
    picture: 'bus-driver',
    alt: 'A bus driver takes the list of the day from a colleague beside his bus at sunrise.',
    altBn: 'ভোরে বাসের পাশে দাঁড়িয়ে সহকর্মীর হাত থেকে দিনের তালিকা নিচ্ছেন এক বাসচালক।',
  },
  {
    picture: 'roof-carpenters',
    alt: 'Two carpenters in helmets raise the timber roof of a house; hills with firs behind them.',
    altBn: 'হেলমেট পরা দুই কাঠমিস্ত্রি একটি বাড়ির কাঠের ছাদ তুলছেন; পেছনে পাহাড় ও বন।',
  },
  {
    picture: 'tile-mason',
    alt: 'A tile mason beds a floor tile to the line; a colleague brings the next box.',
    altBn: 'সুতা ধরে মেঝেতে টাইলস বসাচ্ছেন এক টাইলস মিস্ত্রি; এক সহকর্মী পরের বাক্স আনছেন।',
  },
  {
    picture: 'step-board',
    alt: 'An officer explains the eight steps on the wall to a woman and a man who bring their papers.',
    altBn: 'দেয়ালে আঁকা আটটি ধাপ দেখিয়ে এক কর্মকর্তা কাগজ হাতে আসা এক নারী ও এক পুরুষকে বুঝিয়ে দিচ্ছেন।',
  },
  {
    picture: 'papers-returned',
    alt: 'An officer gives a woman her passport back at the front desk, with a receipt.',
    altBn: 'অফিসের টেবিলে এক নারীর হাতে রসিদসহ তাঁর পাসপোর্ট ফিরিয়ে দিচ্ছেন এক কর্মকর্তা।',
  },
]

const described: Described[] = [
  ...others,
  ...seedSlides,
  ...seedAlbums.flatMap(({ pictures }) => pictures),
  ...seedPages.flatMap(({ pictures }) => pictures),
  ...seedNews,
  {
    picture: seedSettings.contact.sketch,
    alt: seedSettings.contact.sketchAlt,
    altBn: seedSettings.contact.sketchAltBn,
  },
  ...seedCompanies.map(({ logo, companyName, companyNameBn }) => ({
    picture: logo,
    alt: `Logo of ${companyName}`,
    altBn: `${companyNameBn}-এর লোগো`,
  })),
  ...seedClients.map(({ flag, countryName }) => ({
    picture: flag,
    alt: m.flag_of({ country: countryName }, { locale: 'en' }),
    altBn: m.flag_of({ country: banglaNameOf(countryName) ?? countryName }, { locale: 'bn' }),
  })),
]

/** Pictures that show what they are: no photograph would take their place. */
const signs = new Set([
  seedSettings.contact.sketch,
  ...seedCompanies.map(({ logo }) => logo),
  ...seedClients.map(({ flag }) => flag),
])

/** Where people stand in most drawings: a wide crop shows them from the head down. */
const PEOPLE = '50 65'
/** Drawings with their subject elsewhere; slides say for themselves. */
const focusOf: Record<string, string> = {
  ...Object.fromEntries(seedSlides.map(({ picture }) => [picture, ''])),
  shipyard: '35 65',
  port: '35 65',
  'hospital-corridor': '40 65',
  'palm-estate': '55 55',
  'hotel-reception': '60 65',
  'airport-apron': '40 70',
  'visa-papers': '50 75',
  'training-class': '60 45',
  'step-board': '50 35',
}

/** What the library says of a picture of the demonstration: what the first record that describes it says. The mark says nothing. */
export function factsOf(picture: string): PictureTexts {
  if (picture === seedSettings.identity.mark) return { isDecorative: true }
  const { alt, altBn, caption, captionBn } = described.find(each => each.picture === picture) ?? {}
  const texts = { alt: alt ?? '', altBn: altBn ?? '', caption: caption ?? '', captionBn: captionBn ?? '' }
  if (signs.has(picture)) return texts
  return { ...texts, focus: focusOf[picture] ?? PEOPLE, isIllustration: true }
}
