import { localizedText } from '#i18n/locale.ts'
import type { Locale } from '#i18n/paraglide/runtime.js'
import { soundsLike, soundsOf } from '#i18n/typed/names.ts'
import { foldText } from '#i18n/typed/text.ts'
import { contributionsTo, type Finding } from '#server/registration/define-feature.ts'
import { isShownAt } from '#server/site/site-pages.ts'
import { bareForms } from '#server/features/search/bangla-endings.ts'
import type { Answer } from '#server/features/search/contributions.ts'
import { allFindings } from '#server/features/search/findings.ts'
import { askedWords } from '#server/features/search/pieces.ts'
import { errorsBetween, errorsIn } from '#server/features/search/spelling.ts'

/** What a visitor reads of an answer; `lang` where it is not in the page's language. */
export type FoundAnswer = { path: string; title: Said; text: Said }
type Said = { children: string; lang?: Locale | undefined }

const SHOWN_MAX = 2
/** A question has no more words that say anything. */
const TYPED_MAX = 12
/** So many answers are kept taken apart. */
const KNOWN_MAX = 1_000
/** A word that sounds like that of an answer is as sure as one with an error. */
const SOUNDS_LIKE = 1
/** A word of an answer, as it sounds, and how many wrong letters it may have. */
type Word = { word: string; sounds: string; errors: number }
/** The words of an answer, phrase by phrase. */
type Prepared = { answer: Answer; phrases: Word[][] }
/** A word that was typed, without what Bangla puts behind it, and as it sounds. */
type Typed = { word: string; bare: string[]; sounds: string[]; errors: number }
type Ranked = { answer: Answer; rank: [left: number, likeness: number, own: number, taken: number] }

/**
 * The answers to what somebody asks, the best first: at most half of what was asked is left open, and what staff have
 * written stands before what features say. docs/decisions/0147 says why.
 */
export async function findAnswers(query: string): Promise<FoundAnswer[]> {
  const asked = askedWords(query).map(foldText)
  const typed = [...new Set(wordsIn(query))]
    .slice(0, TYPED_MAX)
    .map(word => ({ word, bare: bareForms(word), sounds: soundsLike(word), errors: errorsIn(word) }))
  const ranked = (await allAnswers())
    .map(prepare)
    .flatMap(each => rankOf(each, typed, asked))
    .toSorted((one, other) => compare(one.rank, other.rank))
  const least = ranked[0]?.rank[0]
  const seen = new Set<string>()
  return ranked
    .filter(({ answer, rank }) => rank[0] === least && !seen.has(answer.path) && seen.add(answer.path))
    .slice(0, SHOWN_MAX)
    .map(({ answer: { path, title, text } }) => ({ path, title: said(title), text: said(text) }))
}

const said = ({ english, bangla }: Answer['title']): Said => localizedText(english, bangla)

/** What features say of their pages and records, and what they answer besides. */
async function allAnswers(): Promise<Answer[]> {
  const given = await Promise.all(contributionsTo('search').map(async ({ given: { answers } }) => answers?.() ?? []))
  return [...(await allFindings()).flatMap(ofFinding), ...given.flat()].filter(({ path }) => isShownAt(path))
}

const ofFinding = ({ asked, path, title, texts }: Finding): Answer[] =>
  asked ? [{ asked, path, title, text: texts.find(({ english }) => english !== title.english) ?? title }] : []

const wordsIn = (text: string): string[] => foldText(text).match(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu) ?? []

const prepare = (answer: Answer): Prepared => ({ answer, phrases: phrasesOf(answer.asked) })

const known = new Map<string, Word[][]>()

/** What people type for an answer, phrase by phrase; how it sounds is worked out once. */
function phrasesOf(asked: string): Word[][] {
  const before = known.get(asked)
  if (before) return before
  if (known.size >= KNOWN_MAX) known.clear()
  const phrases = asked
    .split(/[,\n]/)
    .map(phrase => wordsIn(phrase).map(word => ({ word, sounds: soundsOf(word), errors: errorsIn(word) })))
    .filter(({ length }) => length > 0)
  known.set(asked, phrases)
  return phrases
}

/** Every phrase with all of its words counts; none of them, or too little of what was asked, is no answer. */
function rankOf({ answer, phrases }: Prepared, typed: Typed[], asked: string[]): Ranked[] {
  const taken = new Map<string, number>()
  for (const phrase of phrases) {
    const found = phrase.map(word => nearest(word, typed))
    if (found.some(each => each === undefined)) continue
    for (const { word, likeness } of found.filter(each => each !== undefined))
      taken.set(word, Math.min(likeness, taken.get(word) ?? likeness))
  }
  const left = asked.filter(word => !wordsIn(word).every(part => taken.has(part))).length
  if (taken.size === 0 || left > asked.length / 2) return []
  return [{ answer, rank: [left, Math.max(...taken.values()), answer.isOwn ? 0 : 1, -taken.size] }]
}

/** The word among those typed that is most like a word of an answer. */
function nearest(word: Word, typed: Typed[]) {
  const found = typed.flatMap(each => {
    const how = likenessOf(word, each)
    return how === undefined ? [] : [{ word: each.word, likeness: how }]
  })
  return found.toSorted((one, other) => one.likeness - other.likeness)[0]
}

/** How sure it is that a word that was typed is that of an answer: 0 is the word itself, more is less. */
function likenessOf({ word, sounds, errors: most }: Word, typed: Typed): number | undefined {
  if (word === typed.word || `${word}s` === typed.word || typed.bare.includes(word)) return 0
  if (typed.sounds.some(sound => sounds.includes(` ${sound} `))) return SOUNDS_LIKE
  const allowed = Math.min(most, typed.errors)
  if (Math.abs(word.length - typed.word.length) > allowed) return undefined
  const errors = errorsBetween(word, typed.word)
  return errors <= allowed ? errors : undefined
}

function compare(one: number[], other: number[]): number {
  const place = one.findIndex((value, n) => value !== other[n])
  return place < 0 ? 0 : one[place]! - other[place]!
}
