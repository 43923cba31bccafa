/** `picture` is the address of one before the label, 3:2; `detail` follows the label; `also` are other words to find it by. */
export type ComboboxOption = {
  value: string
  label: string
  picture?: string | undefined
  detail?: string
  detailLang?: string
  also?: string[]
}

/** The options that match the text, those that begin with it first; all of them when the text is an option. */
export function matching(options: ComboboxOption[], text: string) {
  const words = plain(text)
  if (!words || options.some(({ label }) => plain(label) === words)) return options
  const place = (option: ComboboxOption) =>
    Math.min(
      ...namesOf(option)
        .map(name => plain(name).indexOf(words))
        .map(at => (at < 0 ? Infinity : at)),
    )
  return options
    .map(option => ({ option, at: place(option) }))
    .filter(({ at }) => at < Infinity)
    .toSorted((one, other) => Math.min(one.at, 1) - Math.min(other.at, 1))
    .map(({ option }) => option)
}

/** The option that has the text as one of its names. */
export function findNamed(options: ComboboxOption[], text: string) {
  const words = plain(text)
  return options.find(option => namesOf(option).some(name => plain(name) === words))
}

const namesOf = ({ label, detail = '', also = [] }: ComboboxOption) => [label, detail, ...also]

const plain = (text: string) => text.trim().normalize().toLowerCase()
