import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { useState } from 'react'
import { districtOptions } from '#i18n/districts.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeOptions } from '#i18n/trades.ts'
import { importLabels, type WordField } from '#server/features/workers/import-columns.shared.ts'
import { unknownWords, wordKey } from '#server/features/workers/import.shared.ts'
import { sexLabels } from '#server/features/workers/people.shared.ts'
import { type Preview, wordsOf } from './use-import.ts'

const LEAVE = '-'
const WORDS_ID = 'import-words'
/** What a word of a column may mean. */
function optionsOf(field: WordField): { value: string; label: string }[] {
  if (field === 'district') return districtOptions()
  if (field === 'trade') return tradeOptions.map(({ value, label }) => ({ value, label: label() }))
  return Object.entries(sexLabels).map(([value, label]) => ({ value, label: label() }))
}

/** What is said of the words of a table that are not known, and whether the table was read without some of it. */
export function useMeanings({ table, words }: Pick<Preview, 'table' | 'words'>) {
  const unknown = unknownWords(table.rows).map(each => ({ ...each, word: wordKey(each.text) }))
  const read = Object.fromEntries(unknown.map(({ field, word }) => [`${field} ${word}`, shownAs(words[field]?.[word])]))
  const [chosen, setChosen] = useState<Record<string, string>>(read)
  const said = unknown.flatMap(({ field, word }) => {
    const value = chosen[`${field} ${word}`]
    return value ? [{ field, word, value: value === LEAVE ? '' : value }] : []
  })
  return {
    unknown,
    chosen,
    choose: (word: string, meaning: string) => setChosen({ ...chosen, [word]: meaning }),
    said: wordsOf(said),
    isOpen: unknown.some(({ field, word }) => !chosen[`${field} ${word}`]),
    isUnread: Object.entries(chosen).some(([word, meaning]) => meaning !== read[word]),
  }
}

type Props = Pick<ReturnType<typeof useMeanings>, 'unknown' | 'chosen' | 'choose'> & { onRead: () => void }

/** Asks what words of the table mean that are not known; nothing where all are. */
export function ImportWords({ unknown, chosen, choose, onRead }: Props) {
  if (unknown.length === 0) return null
  return (
    <section className="grid max-w-form gap-4">
      <h3 id={WORDS_ID} tabIndex={-1} className="scroll-mt-24 justify-self-start font-sans text-lg">
        {m.workers_import_words()}
      </h3>
      <p className="text-sm text-muted">{m.workers_import_words_text()}</p>
      {unknown.map(({ field, word, text, count }) => (
        <SelectField
          key={`${field} ${word}`}
          label={m.workers_import_word({ field: importLabels[field](), text, ...plural(count) })}
          value={chosen[`${field} ${word}`]}
          onChange={({ currentTarget: { value } }) => choose(`${field} ${word}`, value)}
        >
          <option value="">{m.workers_import_words_wait()}</option>
          <option value={LEAVE}>{m.workers_import_words_leave()}</option>
          {optionsOf(field).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      ))}
      <Button variant="secondary" className="justify-self-start" onClick={onRead}>
        {m.workers_import_words_go()}
      </Button>
    </section>
  )
}

/** Shows the question. */
export const askWords = () => document.getElementById(WORDS_ID)?.focus()

const shownAs = (value: string | undefined) => (value === '' ? LEAVE : (value ?? ''))
