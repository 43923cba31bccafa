const periods: [RegExp, string][] = [
  [/month|\bpm\b|মাস/i, 'month'],
  [/week|সপ্তাহ|সাপ্তাহিক/i, 'week'],
  [/day|daily|দিন|দৈনিক/i, 'day'],
  [/hour|ঘণ্টা/i, 'hour'],
]
const ofWorker = /\bnot?\b|own|self|worker|নিজ|কর্মী/i
const ofEmployer = /free|yes|provided|company|employer|বিনা|ফ্রি|হ্যাঁ|কোম্পানি|নিয়োগ/i
const provisions: [RegExp, string][] = [
  [/allowance|ভাতা/i, 'allowance'],
  [ofWorker, 'own'],
  [ofEmployer, 'free'],
]
const payers: [RegExp, string][] = [
  [ofWorker, 'worker'],
  [ofEmployer, 'employer'],
]

const wordOf = (words: [RegExp, string][]) => (text: string) => words.find(([pattern]) => pattern.test(text))?.[1]

/** For which time a wage is, who has food and housing, and who pays, as texts of both languages say it; undefined for other texts. */
export const findPeriod = wordOf(periods)
export const findProvision = wordOf(provisions)
export const findPayer = wordOf(payers)
