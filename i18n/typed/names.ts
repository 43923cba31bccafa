import { foldText } from './text.ts'

/** Grows with what `nameKeyOf` gives for a name, or with another key of people: a start writes stored ones anew. */
export const KEY_FORM = 6
const LONGEST = 200
/** So few consonants are those of many names. */
const SOUNDS_MIN = 2

/**
 * What stands in front of many names, in all its spellings: Md., Mohammad and মোঃ are one, and so are Mst., Mosammat
 * and মোছাঃ. A search for one finds what has one of the `parts`, or a word that `begins` so.
 */
const TITLES = [
  {
    key: 'md',
    latin: {
      is: /^(?:md|mohd?|m[aou]h[aou]mm?[aeou]d)$/,
      begins: ['md'],
      parts: ['moham', 'muham', 'mohom', 'mohd'],
    },
    bangla: 'মো মোহাম্মদ মোহাম্মাদ মোহাম্মেদ মোহামেদ মোহামদ মোহম্মদ মুহাম্মদ মুহাম্মাদ মুহম্মদ মহম্মদ মোহা মুহা',
    parts: ['মোঃ', 'মো:', 'মো.', 'মোহা', 'মুহা', 'মুহম', 'মোহম'],
  },
  {
    key: 'mst',
    latin: {
      is: /^(?:mst|most|m[ou]ss?h?amm?[ao]th?)$/,
      begins: ['mst', 'most ', 'most.'],
      parts: ['mosamm', 'musamm', 'moshamm', 'mossamm'],
    },
    bangla: 'মোসা মোছা মোসাম্মৎ মোছাম্মৎ মোসাম্মত মোছাম্মত মোসাম্মাৎ মোছাম্মাৎ মুসাম্মৎ মুছাম্মৎ মোসামৎ মোছামৎ মোসামত মোছামত',
    parts: ['মোসাঃ', 'মোছাঃ', 'মোসা:', 'মোছা:', 'মোসাম', 'মোছাম', 'মুসাম'],
  },
].map(({ bangla, parts, ...title }) => ({
  ...title,
  bangla: { words: bangla.normalize().split(' '), begins: [], parts: parts.map(part => part.normalize()) },
}))

const BANGLA = /\p{Script=Bengali}/u
const titleOf = (word: string) => TITLES.find(({ latin, bangla }) => latin.is.test(word) || bangla.words.includes(word))

/** The words of a name as it is compared: folded, without signs, and with one spelling of what stands in front of many names. */
const wordsIn = (name: string): string[] =>
  foldText(name.slice(0, LONGEST).normalize('NFKC'))
    .replace(/[\p{Cf}']/gu, '')
    .replace(/ঃ/g, 'ঃ ') // closes a word that is cut short: মোঃআব্দুর
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(word => word.replace(/ঃ$/, ''))
    .filter(Boolean)
    .map(word => titleOf(word)?.key ?? word)

/** A name as it is compared: the same for other capitals, blanks, signs and marks, and for Md., Mohammad and মোঃ. */
export const nameKeyOf = (name: string): string => wordsIn(name).join('') || name.normalize('NFKC').trim().toLowerCase()

/** What a row stores of a name besides, and of the same name in the other script where it has that. */
export const nameKeys = (name: string, other = '') => ({
  nameKey: nameKeyOf(name),
  nameSounds: soundsOf(`${name} ${other}`),
  keyedAs: KEY_FORM,
})

/** The same without the last: by its letters alone, as a passport is compared letter by letter. */
export const lettersOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{Cf}]/gu, '')

/** What a search for a word finds besides: parts of names, and beginnings of words. Takes a folded word. */
export function otherSpellings(word: string): { parts: string[]; begins: string[] } {
  const title = titleOf(word.replace(/ঃ$/, ''))
  if (!title) return { parts: [], begins: [] }
  return BANGLA.test(word) ? title.bangla : title.latin
}

/** Whether a folded text has a folded word, or another spelling of it. */
export function hasWord(text: string, word: string): boolean {
  const { parts, begins } = otherSpellings(word)
  return (
    [word, ...parts].some(part => text.includes(part)) ||
    begins.some(each => ` ${text.replace(/\s/g, ' ')}`.includes(` ${each}`))
  )
}

/**
 * Whether two names may be one name that is written in two scripts, Abdur Rahman and আব্দুর রহমান, in two spellings of
 * one, Akhter Hossain and Akter Hosain, or once without what stands in front: Md. Faruk Islam and Faruk Islam.
 */
export function isLikeName(one: string, other: string): boolean {
  if (nameKeyOf(one) === nameKeyOf(other)) return true
  const [own, others] = [wordsIn(one), wordsIn(other)]
  const [title, otherTitle] = [own, others].map(words => words.find(word => keys.has(word)))
  if (title && otherTitle && title !== otherTitle) return false
  const [rest, otherRest] = [own, others].map(words => words.filter(word => !keys.has(word))) as [string[], string[]]
  if (rest.length === 0 || otherRest.length === 0) return false
  if (rest.join('') === otherRest.join('')) return true
  if (BANGLA.test(one) === BANGLA.test(other)) return isSpeltLike(rest, otherRest)
  const [sound, otherSound] = [soundOf(rest), soundOf(otherRest)]
  return sound.length > SOUNDS_MIN && sound === otherSound
}

/** Letters of either script that people write for each other; what is not here sounds of nothing. */
const SOUNDS = new Map(
  Object.entries({
    a: 'aeiouyঅআইঈউঊঋএঐওঔািীুূৃেৈোৌ',
    k: 'ckqকখ',
    g: 'gগঘ',
    s: 'sশষসছ',
    c: 'চ',
    j: 'jzজঝয',
    t: 'tটঠতথৎ',
    d: 'dডঢদধ',
    n: 'nণনঞংঙ',
    p: 'pপ',
    f: 'fফ',
    b: 'bvবভ',
    m: 'mম',
    r: 'rর',
    l: 'lল',
  }).flatMap(([sound, letters]) => [...letters].map(letter => [letter, sound] as const)),
)

/** The consonants of the words of a name with what they begin and end with, alike in both scripts. */
const soundOf = (words: string[]): string => once(words.map(soundOfWord).join(''))

/** A doubled consonant sounds as one: Hossain is হোসেন. */
const once = (sounds: string) => sounds.replace(/([^a])\1+/g, '$1')

/** A word as its letters sound, with one letter for each that people write for another. */
const plainOf = (word: string): string =>
  word
    .normalize('NFC')
    .replaceAll('য\u09bc', 'y')
    .replaceAll('ড\u09bc', 'র')
    .replaceAll('ঢ\u09bc', 'র')
    .replace(/\u09cd[যব]/g, '') // য and ব below another letter change its sound, and are none
    .replaceAll('ng', 'n')
    .replaceAll('ch', 'চ')
    .replaceAll('ph', 'f')
    .replace(/ঙ\u09cdগ/g, 'ন')

function soundOfWord(word: string): string {
  const sounds = [...plainOf(word)].map(letter => SOUNDS.get(letter) ?? '').join('')
  const ends = sounds.length > 1 ? sounds.slice(-1) : ''
  return once(`${sounds.slice(0, 1)}${sounds.slice(1, -1).replaceAll('a', '')}${ends}`)
}

/** Vowels that people write for each other within one script; the others are of the first. */
const VOWELS = { i: /[iyইঈিী]|ee/, o: /[ouউঊওঔুূোৌ]/ }
/** Haque, Hoque, Huq. */
const HAQUE = /^h[aou]+[kq](?:ue?)?$/
/** A shorter spelling is that of many words. */
const SPELT_MIN = 4

/**
 * A word by its consonants, its first vowel and whether it ends in one, where that says enough: Hossain, Hussain and
 * Hosain are one, and no Hasan. Otherwise the word itself.
 */
function spellingOfWord(word: string): string {
  if (HAQUE.test(word)) return 'h~k'
  const plain = plainOf(word.replace(/que$/, 'k'))
  const sounds = [...plain].map(letter => SOUNDS.get(letter) ?? '').join('')
  const [begins = '', first = ''] = /^[^aeiouy\u0985-\u0994\u09be-\u09cc]*(ee|.)?/.exec(plain) ?? []
  const vowel = Object.entries(VOWELS).find(([, letters]) => letters.test(first))?.[0] ?? 'a'
  const start = /^[hহ]/.test(begins) ? 'h' : begins === first ? '-' : '' // Elodie begins with a vowel, and is no Lodie
  const consonants = once(sounds.replaceAll('a', ''))
  const end = sounds.length > 1 && sounds.endsWith('a') ? 'a' : ''
  const spelling = `${start}${vowel}${consonants}${end}`
  if (spelling.replace('-', '').length >= SPELT_MIN) return spelling
  return BANGLA.test(word) || soundOfWord(word).length < HEARD_MIN ? likeLetters(word) : `${spelling}~${vowelsOf(word)}`
}

/** The vowels of a short Latin word, which its consonants say too little of: Uddin is Uddeen, Anwar is Anowar, and Ali no Ela. */
const vowelsOf = (word: string): string =>
  word
    .replaceAll('ee', 'i')
    .replace(/[^aeiouwy]/g, '')
    .replace(/[ouw]+/g, 'o')
    .replace(/[iy]+/g, 'i')
    .replace(/[ae]+/g, 'a')

/** One o that people write for an a: Rohim is Rahim. */
const O_FOR_A = /(?<![aeiouwy])o(?![aeiouwy])/g
/** Two names that this would make one: Hossain and Hasan, and short ones such as Rony and Rani. */
const NO_O_FOR_A = /^(?:ho+s|.{0,3}[aeiouy]$)/

/** A word as it may be spelt: with what is written, and with an a for each o that may be one. */
const spellingsOfWord = (word: string): string[] => [
  ...new Set([word, NO_O_FOR_A.test(word) ? word : word.replace(O_FOR_A, 'a')].map(spellingOfWord)),
]

const isSpeltLike = (words: string[], others: string[]): boolean =>
  words.length === others.length &&
  words.every((word, n) => {
    const spellings = spellingsOfWord(others[n]!)
    return spellingsOfWord(word).some(spelling => spellings.includes(spelling))
  })

/** A short word with one Bangla letter for those that sound alike: ছোহেল is সোহেল. */
const likeLetters = (word: string): string =>
  word.replace(/[ছশষ]/g, 'স').replaceAll('য', 'জ').replaceAll('ণ', 'ন').replaceAll('ী', 'ি').replaceAll('ূ', 'ু')

/** A word of one sound is many words. */
const HEARD_MIN = 2
/** So many letters say enough as the beginning of a word, where two of them are consonants. */
const BEGUN_MIN = 4
/** What আঃ stands for, in front of many names. */
const ABDUL = ['আব্দুল', 'আব্দুর', 'আব্দুস'].map(word => word.normalize())
const SCRIPTS = { bangla: 'b', latin: 'l' } as const
const keys = new Set(TITLES.map(({ key }) => key))

/** The words of a name as they sound, each between blanks and with its script, for `soundsLike` to find: Abdur is l:abdr and l=abdr. */
export function soundsOf(name: string): string {
  const written = wordsIn(name).flatMap(word => (word === 'আ' ? ABDUL : word))
  const words = written.flatMap(word => {
    if (keys.has(word)) return [word]
    const script = BANGLA.test(word) ? SCRIPTS.bangla : SCRIPTS.latin
    const sound = soundOfWord(word)
    return [...(sound.length < HEARD_MIN ? [] : [`${script}:${sound}`]), ...speltAs(word, script)]
  })
  return words.length > 0 ? ` ${words.join(' ')} ` : ''
}

/** The spellings of a word that say more than the word; a Bangla word may be that which others are spelt like. */
const speltAs = (word: string, script: string): string[] =>
  spellingsOfWord(word)
    .filter(spelling => spelling !== word || (BANGLA.test(word) && soundOfWord(word).length >= HEARD_MIN))
    .map(spelling => `${script}=${spelling}`)

/** What a word of a search may be called among the sounds of names: in the other script, and in other spellings of its own. */
export function soundsLike(word: string): string[] {
  if (/^আ[ঃ:.]$/.test(word))
    return ABDUL.flatMap(each => Object.values(SCRIPTS).map(of => `${of}:${soundOfWord(each)}`))
  const heard = heardIn(word)
  if (heard === undefined) return []
  if (keys.has(heard)) return [heard]
  const { own, other } = scriptsOf(heard)
  const sound = soundOfWord(heard)
  return [...(sound.length < HEARD_MIN ? [] : [`${other}:${sound}`]), ...speltAs(heard, own)]
}

/** What the sounds of names in the other script begin with where a word of a search is the beginning of one: Mizan of মিজানুর. */
export function soundsBegun(word: string): string[] {
  const heard = heardIn(word)
  if (heard === undefined || keys.has(heard) || heard.length < BEGUN_MIN) return []
  const sound = soundOfWord(heard)
  return sound.replaceAll('a', '').length < HEARD_MIN ? [] : [`${scriptsOf(heard).other}:${sound}`]
}

/** The one word of a name that a word of a search is; undefined for a number, and for several. */
function heardIn(word: string): string | undefined {
  const [heard, ...more] = wordsIn(word)
  return more.length > 0 || /\p{N}/u.test(heard ?? '') ? undefined : heard
}

const scriptsOf = (word: string) =>
  BANGLA.test(word) ? { own: SCRIPTS.bangla, other: SCRIPTS.latin } : { own: SCRIPTS.latin, other: SCRIPTS.bangla }
