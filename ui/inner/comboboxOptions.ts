/** `picture` is the address of one before the label, 3:2; `detail` follows the label; `also` are other words to find it by. */
export type ComboboxOption = {
  value: string
  label: string
  picture?: string | undefined
  detail?: string | undefined
  detailLang?: string | undefined
  also?: string[] | undefined
}

/** The options that match the text: those of that name first, then those that begin with it; all of them without a text. */
export function matching(options: ComboboxOption[], text: string) {
  const words = plain(text)
  if (!words) return options
  const rank = (name: string) => {
    const at = name.indexOf(words)
    return name === words ? 0 : at === 0 ? 1 : at > 0 ? 2 : Infinity
  }
  return options
    .map(option => ({ option, rank: Math.min(...namesOf(option).map(name => rank(plain(name)))) }))
    .filter(match => match.rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option)
}

/** The option that has the text as one of its names; of several the one that is chosen. */
export function findNamed(options: ComboboxOption[], text: string, chosen?: ComboboxOption) {
  const words = plain(text)
  const isNamed = (option: ComboboxOption) => namesOf(option).some(name => plain(name) === words)
  return chosen && isNamed(chosen) ? chosen : options.find(isNamed)
}

const namesOf = ({ label, detail = '', also = [] }: ComboboxOption) => [label, detail, ...also]

const plain = (text: string) => text.trim().normalize().toLowerCase()
