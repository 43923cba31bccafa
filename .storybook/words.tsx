import type { Decorator } from '@storybook/react-vite'
import type { Reader } from './reader.ts'

/** A story's args in the other languages: `parameters: { words: { bn: { children: '…' } } satisfies Words<Props> }`. */
export type Words<Props> = { [Language in Exclude<Reader['language'], 'en'>]?: Partial<Props> }

/** Puts the text of the chosen language in place of those args that nobody has changed in the controls. */
export const translate: Decorator = (Story, { args, initialArgs, globals, parameters }) => {
  const words = Object.entries<unknown>(parameters.words?.[globals.language] ?? {})
  const unchanged = words.filter(([name]) => args[name] === initialArgs[name])
  return Story({ args: { ...args, ...Object.fromEntries(unchanged) } })
}

/**
 * A story whose parameter `languages` leaves the chosen one out says so and speaks English, from left to right. One that only proves
 * behaviour speaks English as well, unless it names a language.
 */
export const inEnglish: Decorator = (Story, { tags, globals, storyGlobals, parameters: { languages } }) => {
  const english = { globals: { ...globals, language: 'en' } }
  if (tags.includes('behaviour') && !storyGlobals.language) return Story(english)
  if (languages?.includes(globals.language) !== false) return Story()
  return (
    <div lang="en" dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'}>
      <p className="bg-info-soft p-2 text-sm text-info">This is there in {languages.map(nameOf).join(' and ')} only.</p>
      {Story(english)}
    </div>
  )
}

const nameOf = (language: Reader['language']) => ({ en: 'English', bn: 'Bangla', ar: 'Arabic' })[language]
