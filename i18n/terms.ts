import { findCurrency } from '#i18n/currencies.ts'

const TEXT_MAX = 100

const periods: [RegExp, string][] = [
  [/(?<!\p{L})month|\bpm\b|(?<![\p{L}\p{M}])(?:প্রতি)?মাস/iu, 'month'],
  [/(?<!\p{L})week|(?<![\p{L}\p{M}])(?:প্রতি)?(?:সপ্তাহ|সাপ্তাহিক)/iu, 'week'],
  [/(?<!\p{L})(?:day|daily)|(?<![\p{L}\p{M}])(?:প্রতি)?(?:দিন|দৈনিক)/iu, 'day'],
  [/(?<!\p{L})hour|(?<![\p{L}\p{M}])(?:প্রতি)?ঘণ্টা/iu, 'hour'],
]
/** A time that is none of ours, though one of ours is in its name: a wage of two weeks is none of a week. */
const OTHER_PERIOD = new RegExp(
  [
    String.raw`\bbi\b|\bbi-?(?:week|month)|fort-?night|\b(?:semi|half|quarter|annu|year|yrs?\b|p\.? ?a\b|shift|trip|piece|project|lump)`,
    String.raw`\b(?:two|three|four|six|twice|other|alternate)\b|(?<![\p{Nd}.,])(?:[2-9২-৯]|[1১]\p{Nd}|[2২][0-3০-৩])[ -]*(?:weeks?|days|months)\b`,
    String.raw`(?<![\p{Nd}.,])(?:[2-9২-৯]|[1১]\p{Nd})[ -]*(?:week|month|সপ্তাহ|মাস|দিন)`,
    String.raw`বছর|বার্ষিক|বাৎসরিক|বাত্সরিক|পাক্ষিক|ত্রৈমাসিক|ষাণ্মাসিক|দ্বি-?(?:সাপ্তাহিক|মাসিক)|(?<![\p{L}\p{M}])(?:দুই|দু|তিন|চার|ছয়)(?![\p{L}\p{M}])`,
  ]
    .join('|')
    .normalize(),
  'iu',
)

/** Whether a text says of which time a wage is, and it is none that a form asks for. */
export const isOtherPeriod = (text: string): boolean => OTHER_PERIOD.test(text.slice(0, TEXT_MAX).normalize())

/** For which time a wage is, as texts of both languages say it; undefined for other texts. */
export const findPeriod = (text: string): string | undefined =>
  isOtherPeriod(text) ? undefined : periods.find(([pattern]) => pattern.test(text))?.[1]

type Side = (typeof SIDES)[number][1]

/** Words that say who gives or pays something. Beside them stand only words of `ASIDE`: any other could turn them round. */
const SIDES = (
  [
    ['allowances?|ভাতা.*', 'allowance'],
    ['own|self|workers?|নিজ|নিজে|নিজের|নিজস্ব|কর্মী|কর্মীর|কর্মীরা', 'worker'],
    ['free|yes|provided|company|employers?|বিনা.*|ফ্রি|হ্যাঁ|কোম্পান.*|নিয়োগ.*', 'employer'],
  ] as const
).map(([words, side]) => [wholeWord(words), side] as const)
const ASIDE = wholeWord(
  'a|an|the|by|of|from|on|at|be|will|his|her|their|paid|pays?|payable|bears?|borne|arranged|arrangement|charges?|costs?|expenses?|account|' +
    'side|খরচ|খরচে|মূল্যে|দেবেন?|দিবেন?|দেয়|দেন|বহন|করবেন?|পক্ষ|থেকে',
)
/** “Worker’s food is given” does not say that the worker pays. */
const ASIDE_OF_EMPLOYER = wholeWord(
  'is|are|to|gives?|given|provides?|fully|food|meals?|housing|accommodation|air|tickets?|medical|test|insurance|' +
    'খাবার|থাকা|টিকিট|দেওয়া|হবে',
)
const NO = wholeWord('no|না')

function wholeWord(words: string) {
  return new RegExp(`^(?:${words})$`.normalize())
}

/** Who a text says gives or pays something; undefined where it names two, denies one or says more. */
function sideOf(text: string): Side | undefined {
  if (text.length > TEXT_MAX) return undefined
  const words = text
    .normalize()
    .toLowerCase()
    .replace(/['’]s?(?!\p{L})/gu, '')
    .match(/[\p{L}\p{M}]+\$?|[\p{Nd}.,]*\p{Nd}|[^\p{L}\p{M}\p{Nd}\s.,;:()/-]/gu)
  if (!words) return undefined
  if (words.length === 1 && NO.test(words[0]!)) return 'worker'
  const sides = new Set<Side>()
  const others: string[] = []
  for (const word of words) {
    const side = SIDES.find(([pattern]) => pattern.test(word))?.[1]
    if (side) sides.add(side)
    else if (!ASIDE.test(word)) others.push(word)
  }
  const [side] = sides
  const isKnown = (word: string) =>
    (side !== 'worker' && ASIDE_OF_EMPLOYER.test(word)) ||
    (side === 'allowance' && (/^\p{Nd}/u.test(word) || findCurrency(word) !== undefined))
  return sides.size === 1 && others.every(isKnown) ? side : undefined
}

/** Who has food and housing paid, as clear texts of both languages say it; undefined for other texts. */
export function findProvision(text: string): string | undefined {
  const side = sideOf(text)
  return side && { employer: 'free', worker: 'own', allowance: 'allowance' }[side]
}

/** Who pays, as clear texts of both languages say it; undefined for other texts. */
export function findPayer(text: string): string | undefined {
  const side = sideOf(text)
  return side === 'allowance' ? undefined : side
}
