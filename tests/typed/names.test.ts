import { expect, test } from 'vitest'
import { hasWord, isLikeName, lettersOf, nameKeyOf, soundsBegun, soundsLike, soundsOf } from '#i18n/typed/names.ts'
import { wordsOf } from '#i18n/typed/words.ts'

const MD = ['Md.', 'MD ', 'md', 'Mohd.', 'Mohammad', 'Mohammed', 'Mohamed', 'Muhammad', 'Muhammed', 'Mohammod', 'MD.']
const MO = ['মোঃ', 'মোঃ ', 'মো:', 'মো. ', 'মোহাম্মদ', 'মুহাম্মদ', 'মোহাম্মাদ', 'মোহাম্মেদ', 'মহম্মদ', 'মুহম্মদ', 'মোহাঃ', 'মুহা.']

test.each([
  [MD.map(md => `${md} Abdul Karim`), 'mdabdulkarim'],
  [MO.map(mo => `${mo} আব্দুল করিম`), 'mdআব্দুলকরিম'],
  [['MD.ABDUL KARIM', 'Md.Abdul-Karim', 'Karim'].slice(0, 2), 'mdabdulkarim'],
  [['মোঃআব্দুল করিম'], 'mdআব্দুলকরিম'],
  [['Mst. Rina', 'Most. Rina', 'Mosammat Rina', 'Mossammat Rina', 'Musammat Rina'], 'mstrina'],
  [['মোছাঃ রিনা', 'মোসাঃ রিনা', 'মোসা: রিনা', 'মোছাম্মৎ রিনা', 'মোসাম্মৎ রিনা', 'মোসামৎ রিনা'], 'mstরিনা'],
  [['  ÉLODIE\u200B O’Brien ', "elodie o'brien", 'Elodie OBrien'], 'elodieobrien'],
])('%j are one name', (names, key) => {
  expect(names.map(nameKeyOf)).toEqual(names.map(() => key))
})

test.each(['Mahmud', 'Mohan', 'Mostafa', 'Moshiur', 'মোস্তফা', 'মোশারফ', 'মোমেন', 'মহসিন', 'মুসা', 'Mdhan'])(
  '%s is no Mohammad and no Mosammat',
  name => {
    expect(nameKeyOf(name)).toBe(name.toLowerCase().normalize())
  },
)

test('what a name is spelt of stays its own letters', () => {
  expect(lettersOf('Md. Abdul-Karim')).toBe('mdabdulkarim')
  expect(lettersOf('Mohammad Abdul Karim')).not.toBe(lettersOf('Md. Abdul Karim'))
})

test.each([
  ['Md. Abdur Rahman', 'মোঃ আব্দুর রহমান'],
  ['Abdul Karim', 'আবদুল করিম'],
  ['Kamal Hossain', 'কামাল হোসেন'],
  ['Jahangir Alam', 'জাহাঙ্গীর আলম'],
  ['Mohammad Salam Miah', 'মোঃ সালাম মিয়া'],
  ['Shirin Akhter', 'শিরিন আক্তার'],
  ['Delwar Hossain', 'দেলোয়ার হোসেন'],
  ['Swapan Das', 'স্বপন দাস'],
  ['Selina Chowdhury', 'সেলিনা চৌধুরী'],
])('%s may be %s', (latin, bangla) => {
  expect([isLikeName(latin, bangla), isLikeName(bangla, latin)]).toEqual([true, true])
})

test.each([
  ['Md. Faruk Islam', 'Faruk Islam'],
  ['Rahim Uddin', 'Rahim Uddeen'],
  ['Rahim Uddin', 'Mohammad Rohim Uddeen'],
  ['মোঃ আব্দুল করিম', 'Abdul Karim'],
  ['মোসাঃ রোকেয়া বেগম', 'Rokeya Begum'],
  ['মোছাঃ রোকেয়া বেগম', 'রোকেয়া বেগম'],
  ['Jamal Sarker', 'Jamal Sorkar'],
  ['Anwar Hossain', 'Md. Anowar Hosen'],
])('%s may be %s, with or without what stands in front', (one, other) => {
  expect([isLikeName(one, other), isLikeName(other, one)]).toEqual([true, true])
})

test.each([
  ['Rahim Uddin', 'রহিমা উদ্দিন'],
  ['Abdul Karim', 'আব্দুর রহিম'],
  ['Hasan Ali', 'Husain Ali'],
  ['Rahim', 'Rahima'],
  ['Md.', 'করিম'],
  ['Md.', 'Karim'],
  ['', 'মোঃ'],
  ['Md. Rina Khan', 'Mst. Rina Khan'],
  ['Md. Rony Mia', 'Rani Mia'],
  ['Kamal Uddin', 'Jamal Uddin'],
  ['Abdul Ali', 'Abdul Ela'],
  ['Anwar Hossain', 'Anar Hossain'],
  ['Md. Karim', 'Karima'],
])('%s is nobody called %s', (one, other) => {
  expect(isLikeName(one, other)).toBe(false)
})

test('the words of a search are those between signs, and references stay whole', () => {
  expect(wordsOf(' MD.ABDUR  Rahman, (মো:) Al-Manar ')).toEqual(['MD', 'ABDUR', 'Rahman', 'মো', 'Al', 'Manar'])
  expect(wordsOf('WRK-2DB257, rahim.uddin@agency.example; 49.00.0000.123 #12')).toEqual([
    'WRK-2DB257',
    'rahim.uddin@agency.example',
    '49.00.0000.123',
    '#12',
  ])
  expect(wordsOf('a '.repeat(20))).toHaveLength(8)
})

test('a text has a word in any of its spellings', () => {
  expect(hasWord('note\nmd. abdur', 'mohammad')).toBe(true)
  expect(hasWord('hamdan', 'mohammad')).toBe(false)
  expect(hasWord('মুহাম্মদ আব্দুর', 'মোঃ')).toBe(true)
})

test.each([
  ['Md. Abdur Rahman', ['মোঃ', 'আব্দুর', 'রহমান'], ['করিম', 'রহিমা']],
  ['মোছাঃ রিনা বেগম', ['Mosammat', 'Rina', 'Begum'], ['Salma', 'Mohammad']],
  ['Selina Chowdhury', ['সেলিনা', 'চৌধুরী'], ['সালমা']],
  ['Kamal Hossain', ['হোসেন', 'হোসাইন'], ['হাসিনা']],
  ['জব্বার হাসান', ['Jabbar', 'Hassan'], ['Jafar']],
  ['আব্বাস রাব্বি', ['Abbas', 'Rabbi'], ['Rahim']],
])('%s is found by its words in the other script', (name, words, others) => {
  const sounds = soundsOf(name)
  const isFound = (word: string) => soundsLike(word).some(sound => sounds.includes(` ${sound} `))
  expect(words.filter(word => !isFound(word))).toEqual([])
  expect(others.filter(isFound)).toEqual([])
})

test.each([
  ['Hossain', ['Hosain', 'Hussain', 'Hossen', 'Hosen', 'Husain'], ['Hasan', 'Hasina', 'Hossaina']],
  ['Akhter', ['Akter', 'Aktar', 'Akhtar'], ['Akteri', 'Asgar']],
  ['Mostafa', ['Mustafa', 'Mostofa', 'Mustofa'], ['Mosharof']],
  ['Zakir', ['Jakir', 'Jakeer'], ['Jabbar', 'Zakira']],
  ['Hoque', ['Haque', 'Huq', 'Haq', 'Hok'], ['Hakim']],
  ['Rafiqul', ['Rafikul'], ['Shafiqul']],
  ['Chowdhury', ['Choudhury', 'Chowdhuri'], ['Chandra']],
  ['Rahman', ['Rehman', 'Rahmaan'], ['Rahim', 'Rahima']],
  ['Nurul', ['Noorul'], ['Nazrul']],
  ['Begum', ['Begom', 'Begam'], ['Bakul']],
  ['Fatema', ['Fatima'], ['Fatah']],
  ['Rahim', ['Rohim', 'Raheem'], ['Rahima', 'Ruhul', 'Rahman']],
  ['Rohim', ['Rahim'], ['Rahima']],
  ['Sarker', ['Sorkar', 'Sarkar', 'Sorker'], ['Sabbir']],
  ['Anwar', ['Anowar', 'Anwer'], ['Anar', 'Ansar', 'Anwara']],
  ['Uddin', ['Uddeen', 'Udin'], ['Uddan']],
  ['Alam', ['Alom'], ['Alim']],
  ['Rony', ['Roni'], ['Rana', 'Rani']],
  ['Hasan', ['Hassan'], ['Hossain', 'Hosen']],
  ['হোসেন', ['হোসাইন', 'হুসেন', 'হোসেইন'], ['হাসান']],
  ['আক্তার', ['আখতার', 'আকতার'], ['আসগর']],
  ['জাকির', ['যাকির'], ['জাকিরা']],
  ['সোহেল', ['ছোহেল', 'শোহেল'], ['সোহেলা', 'সাহিল']],
])('%s is found by other spellings of its own script', (name, words, others) => {
  const sounds = soundsOf(`Md. ${name} Ali`)
  const isFound = (word: string) => soundsLike(word).some(sound => sounds.includes(` ${sound} `))
  expect(words.filter(word => !isFound(word))).toEqual([])
  expect(others.filter(isFound)).toEqual([])
  expect(words.filter(word => !isLikeName(`Md. ${name} Ali`, `Mohammad ${word} Ali`))).toEqual([])
})

test('a reference, and a word of one sound, is no name in the other script', () => {
  expect(['WRK-2DB257', 'A', 'আ', '', '12'].flatMap(soundsLike)).toEqual([])
})

test.each([
  ['মিজানুর রহমান', ['mizan', 'Mizanur', 'Rahm'], ['miz', 'rina']],
  ['রফিকুল ইসলাম', ['rafiq', 'rofik'], ['raf', 'shafiq']],
  ['জাহিদুল হক', ['jahid', 'zahid'], ['jakir']],
  ['আব্দুল হাবিব', ['abdul'], ['rahim']],
  ['Mizanur Rahman', ['মিজান'], ['রিনা']],
  ['আব্দুর রব', [], ['habib']],
])('%s is found by the beginning of a word in the other script', (name, words, others) => {
  const sounds = soundsOf(name)
  const isFound = (word: string) => soundsBegun(word).some(sound => sounds.includes(` ${sound}`))
  expect(words.filter(word => !isFound(word))).toEqual([])
  expect(others.filter(isFound)).toEqual([])
})

test.each([
  ['আব্দুল করিম', 'আঃ'],
  ['Abdur Rahim', 'আঃ'],
  ['আঃ করিম', 'আব্দুল'],
  ['আঃ করিম', 'Abdul'],
])('%s is found by %s', (name, word) => {
  expect(soundsLike(word).some(sound => soundsOf(name).includes(` ${sound} `))).toBe(true)
})
