import { isConfidential } from '#app/rendering/confidential.ts'

/** A piece of a page to say, and its language. */
export type Sentence = { text: string; lang: string }

/** What is no part of the text, or somebody's own. */
const UNREAD = 'nav, form, button, [role=search], [data-unread], [aria-hidden=true]'
/** Some devices fall silent in the middle of longer texts. */
const SENTENCE_MAX = 200
const END_OF_SENTENCE = /(?<=[.!?।])\s+/

/** A voice for a language, one on the device if there is one: others send the text away, which pages of complaints never do. */
export function findVoice(language: string): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.split(/[-_]/)[0]?.toLowerCase() === language)
  return voices.find(({ localService }) => localService) ?? (isConfidential() ? undefined : voices[0])
}

/** What people read in an element, in its order, by sentences. */
export function sentencesIn(root: HTMLElement | null): Sentence[] {
  if (!root) return []
  const blocks: (Sentence & { block: Element })[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode
    if (!parent || !textContent?.trim() || parent.closest(UNREAD) || !parent.checkVisibility()) continue
    const block = blockOf(parent)
    const lang = parent.closest<HTMLElement>('[lang]')?.lang ?? ''
    const last = blocks.at(-1)
    if (last?.block === block && last.lang === lang) last.text += textContent
    else blocks.push({ block, lang, text: textContent })
  }
  return blocks.flatMap(({ text, lang }) => partsOf(text).map(part => ({ text: part, lang })))
}

/** Says sentences one by one from a place on. Gives a function that ends it at once. */
export function speak(
  sentences: Sentence[],
  from: number,
  { onPlace, onEnd }: { onPlace: (place: number) => void; onEnd: () => void },
): () => void {
  let isOver = false
  function say(place: number) {
    if (isOver) return
    const sentence = sentences[place]
    if (!sentence) return onEnd()
    onPlace(place)
    const utterance = new SpeechSynthesisUtterance(sentence.text)
    utterance.lang = sentence.lang
    utterance.voice = findVoice(sentence.lang) ?? findVoice(document.documentElement.lang) ?? null
    utterance.addEventListener('end', () => say(place + 1))
    utterance.addEventListener('error', () => {
      if (!isOver) onEnd()
    })
    speechSynthesis.speak(utterance)
  }
  speechSynthesis.cancel() // what another page of ours has left
  say(from)
  return () => {
    isOver = true
    speechSynthesis.cancel()
  }
}

/** The nearest element that begins a line of its own. */
function blockOf(element: Element): Element {
  const { parentElement: parent } = element
  return parent && /^(?:inline|contents)/.test(getComputedStyle(element).display) ? blockOf(parent) : element
}

function partsOf(text: string): string[] {
  const parts: string[] = []
  for (const sentence of text.replaceAll(/\s+/g, ' ').trim().split(END_OF_SENTENCE)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length < SENTENCE_MAX)
      parts[parts.length - 1] = `${last} ${sentence}`
    else parts.push(sentence)
  }
  return parts
}
