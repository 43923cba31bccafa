import { extendTailwindMerge } from 'tailwind-merge'

/** tailwind-merge with the names of ui/tokens.css: unknown ones would be taken for colours. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      container: ['form', 'page', 'text'],
      font: ['device', 'display', 'sans'],
      shadow: ['lifted', 'soft'],
    },
  },
})
const known = new Map<string, string[]>()

/**
 * Pairs in a list of classes that set the same property in the same state, such as “p-2 p-4”: which one wins depends on
 * the stylesheet alone. A class that refines another, such as “px-2” beside “p-4”, contradicts nothing.
 */
export function contradictions(list: string): string[] {
  const found = known.get(list) ?? find([...new Set(list.split(/\s+/).filter(Boolean))])
  known.set(list, found)
  return found
}

function find(classes: string[]) {
  const merged = new Set(merge(classes.join(' ')).split(' '))
  const overridden = classes.filter(name => !merged.has(name))
  return overridden.flatMap(name =>
    classes.filter(other => other !== name && contradict(name, other)).map(other => `${name} ${other}`),
  )
}

function contradict(one: string, other: string) {
  return merge(`${one} ${other}`) === other && merge(`${other} ${one}`) === one
}
