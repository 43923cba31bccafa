/** What Bangla puts behind a word: cases, plurals, articles and stress. য় is in two parts, as texts are stored. */
const ENDINGS = (
  'তে টাতে টিতে গুলোতে গুলিতে য়ে য় ে এ ের য়ের এর র টার টির গুলোর গুলির দের েদের য়েদের কে টাকে টিকে গুলোকে দেরকে ' +
  'রা েরা য়েরা গুলো গুলি টা টি ই ও'
)
  .normalize()
  .split(' ')
  .toSorted((one, other) => one.length - other.length)
const LETTERS_MIN = 2
const ENDINGS_MAX = 2 // one behind the other: দুবাইতেও

/** A Bangla word without what is put behind it, in all ways that leave a word, the longest first; nothing for other words. */
export function bareForms(word: string): string[] {
  const forms = new Set<string>()
  let whole = [word.normalize()]
  for (let n = 0; n < ENDINGS_MAX; n++) {
    whole = whole.flatMap(form => ENDINGS.flatMap(ending => without(form, ending)))
    for (const form of whole) forms.add(form)
  }
  return [...forms].toSorted((one, other) => other.length - one.length)
}

function without(word: string, ending: string): string[] {
  if (!word.endsWith(ending)) return []
  const form = word.slice(0, -ending.length).replace(/[-‐‑–]$/, '')
  const letters = form.match(/\p{Script=Bengali}(?<=\p{L})/gu) ?? []
  return letters.length >= LETTERS_MIN && !form.endsWith('\u09cd') ? [form] : []
}
