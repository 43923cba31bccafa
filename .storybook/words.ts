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

/** A story that only proves behaviour speaks English, whatever the toolbar says, unless it names a language. */
export const inEnglish: Decorator = (Story, { tags, globals, storyGlobals }) =>
  tags.includes('behaviour') && !storyGlobals.language ? Story({ globals: { ...globals, language: 'en' } }) : Story()
