import { localizedText } from '#i18n/locale.ts'
import { getLocale, type Locale } from '#i18n/paraglide/runtime.js'
import { contributionsTo, type Finding, type Words } from '#server/registration/define-feature.ts'
import type { FindingKind } from '#server/features/search/contributions.ts'
import { allFindings, siteVocabulary, variantsOf } from '#server/features/search/findings.ts'
import { findAnswers, type FoundAnswer } from '#server/features/search/answers.ts'
import { bareForms } from '#server/features/search/bangla-endings.ts'
import {
  askedWords,
  BETWEEN_WORDS,
  excerptOf,
  type Piece,
  piecesOf,
  patternsOf,
  wholeNumber,
  wholeWords,
} from '#server/features/search/pieces.ts'
import { correctQuery } from '#server/features/search/spelling.ts'

/** Of one kind: who looks for more writes another word. */
const SHOWN_MAX = 10

/** Every kind by its name. */
export const findingKinds = (): Record<string, FindingKind> =>
  Object.assign({}, ...contributionsTo('search').map(({ given: { kinds } }) => kinds))
/** Added to the rank of what is over. */
const LATE = 3
/** The rank of what has the number that somebody typed, also where it is over. */
const EXACT = -1

/** A text of a result, with the words that were looked for; `lang` where it is not in the page's language. */
type Found = { path: string; title: Marked; excerpt?: Marked; note?: string; isOver?: true }
export type Marked = { pieces: Piece[]; lang?: Locale | undefined }
/** `count` is how many there are in all, of which the first are in `found`. */
export type FoundKind = { kind: string; label: string; count: number; found: Found[] }
/** `instead` are the words that were looked for where nothing has those that somebody typed. */
export type FoundOnSite = { answers: FoundAnswer[]; kinds: FoundKind[]; instead?: string }

/**
 * What visitors find on the site by words of one of its languages: what is published and has every word, those with the
 * words in their title first. The kind with the best result stands first. Where nothing has them, what has the words
 * nearest to them. What is asked most has an answer, which stands before them. docs/decisions/0147 says why.
 */
export async function findOnSite(query: string): Promise<FoundOnSite> {
  const [answers, found] = await Promise.all([findAnswers(query), findPages(query)])
  return { answers, ...found }
}

async function findPages(query: string): Promise<Omit<FoundOnSite, 'answers'>> {
  const findings = await allFindings()
  const kinds = findIn(findings, query)
  if (kinds.length > 0) return { kinds }
  const bare = withoutEndings(findings, query)
  const found = bare === query ? [] : findIn(findings, bare)
  if (found.length > 0) return { kinds: found }
  const instead = correctQuery(bare, await siteVocabulary())
  const others = instead ? findIn(findings, instead) : []
  if (instead && others.length > 0) return { kinds: others, instead }
  return { kinds: findMost(findings, bare, query.split(BETWEEN_WORDS).length) }
}

/** A question with the bare form of each Bangla word that stands nowhere as it was written; the form has to be a word by itself. */
function withoutEndings(findings: Finding[], query: string): string {
  const stands = (pattern: RegExp) => findings.some(finding => textsIn(finding).some(text => pattern.test(text)))
  return askedWords(query)
    .map(word =>
      patternsOf(word).every(stands) ? word : (bareForms(word).find(form => wholeWords(form).every(stands)) ?? word),
    )
    .join(' ')
}

const textsIn = ({ title, texts, otherNames = [] }: Pick<Finding, 'title' | 'texts' | 'otherNames'>) => [
  ...[title, ...texts].flatMap(variantsOf),
  ...otherNames,
]

/**
 * What has most of the words of a question, where nothing has all: at least half of them. Two words that were all
 * somebody typed are both meant.
 */
function findMost(findings: Finding[], query: string, typed: number): FoundKind[] {
  const words = patternsOf(query).length
  for (let missing = 1; typed > 2 && missing <= words / 2; missing++) {
    const kinds = findIn(findings, query, missing)
    if (kinds.length > 0) return kinds
  }
  return []
}

function findIn(findings: Finding[], query: string, missing = 0): FoundKind[] {
  const patterns = patternsOf(query)
  if (patterns.length === 0) return []
  const whole = wholeNumber(query)
  const all = findingKinds()
  const ranked = findings
    .flatMap(finding => {
      const isIt = whole && textsIn(finding).some(text => whole.test(text))
      const rank = isIt ? EXACT : rankOf(finding, patterns, missing)
      return rank === undefined ? [] : [{ rank, finding }]
    })
    .toSorted((one, other) => one.rank - other.rank || all[one.finding.kind]!.place - all[other.finding.kind]!.place)
  const seen = new Set<string>()
  const pages = ranked.filter(({ finding: { path } }) => !seen.has(path) && seen.add(path))
  const kinds = [...Map.groupBy(pages, ({ finding }) => finding.kind)] // in the order of their best results
  return kinds.map(([kind, found]) => ({
    kind,
    label: all[kind]!.label(),
    count: found.length,
    found: found.slice(0, SHOWN_MAX).map(({ finding }) => show(finding, patterns)),
  }))
}

/** The less, the better; undefined where more words than these are missing. */
function rankOf({ title, texts, otherNames, isOver }: Finding, patterns: RegExp[], missing: number) {
  const titles = variantsOf(title)
  const all = textsIn({ title, texts, otherNames })
  if (patterns.filter(pattern => !all.some(text => pattern.test(text))).length > missing) return undefined
  const late = isOver ? LATE : 0
  if (titles.some(text => text.search(patterns[0]!) === 0)) return late
  return late + (patterns.every(pattern => titles.some(text => pattern.test(text))) ? 1 : 2)
}

function show({ path, title, texts, note, isOver }: Finding, patterns: RegExp[]): Found {
  const excerpt = bestText(texts, patterns)
  const lang = excerpt && excerpt.lang !== getLocale() ? excerpt.lang : undefined
  return {
    path,
    title: marked(title, patterns),
    ...(excerpt && { excerpt: { pieces: excerptOf(excerpt.children, patterns, lang !== undefined), lang } }),
    ...(note && !isOver && { note: note() }),
    ...(isOver && { isOver }),
  }
}

function marked(words: Words, patterns: RegExp[]): Marked {
  const { children, lang } = localizedText(words.english, words.bangla)
  return { pieces: piecesOf(children, patterns), lang }
}

/** The text with most of the words, in the page's language if it can be; the first one where the words are in the title alone. */
function bestText(texts: Words[], patterns: RegExp[]) {
  const inPage = texts.map(({ english, bangla }) => localizedText(english, bangla)).filter(text => text.children)
  const inOther = texts.flatMap(words =>
    variantsOf(words).map(text => ({
      children: text,
      lang: text === words.english ? ('en' as const) : ('bn' as const),
    })),
  )
  const matches = ({ children }: { children: string }) => patterns.filter(pattern => pattern.test(children)).length
  const [best] = [...inPage, ...inOther].toSorted((one, other) => matches(other) - matches(one))
  return best
}
