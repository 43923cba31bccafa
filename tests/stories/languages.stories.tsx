import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { Frame } from '../../.storybook/frame.tsx'
import { until, withLayers } from '../../.storybook/looking.ts'
import { mount } from '../../.storybook/mounting.tsx'
import { modules } from '../../.storybook/parts.ts'

const meta = {
  title: 'Foundations/Languages',
  tags: ['behaviour', '!autodocs', '!dev'], // composed with the annotations of the test runner
  parameters: { a11y: { test: 'off' } },
  render: () => <p>Shown beside this page</p>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Composed = ComponentType<object> & {
  id: string
  tags: string[]
  parameters: { languages?: string[] }
  globals: { language?: string }
}

export const NoEnglishInBangla: Story = { play: () => expectTranslated('bn') }
export const NoEnglishInArabic: Story = { play: () => expectTranslated('ar') }

/** A docs page from right to left shows the whole of a story that is made smaller. */
export const FramesShowAllFromRightToLeft: Story = {
  play: async () => {
    const story = <Frame id="none" name="Story" reader={{}} width={1280} />
    const { box, unmount } = mount(<div className="w-96">{story}</div>, { dir: 'rtl' })
    const frame = box.querySelector('iframe') as HTMLIFrameElement
    const around = frame.parentElement as HTMLElement
    await until(() => frame.getBoundingClientRect().width < 400)
    await expect(frame.getBoundingClientRect()).toMatchObject({
      left: around.getBoundingClientRect().left,
      width: around.getBoundingClientRect().width,
    })
    unmount()
  },
}

/**
 * What a story offers in a language has no English in it, and digits as browsers write them there; else its parameter `languages` leaves
 * the language out. Words in place of an element crash no part.
 */
async function expectTranslated(language: 'bn' | 'ar') {
  const { lang, dir } = document.documentElement
  const faults: string[] = []
  let shown = 0
  const crashes: string[] = []
  const note = (event: ErrorEvent) => {
    event.preventDefault()
    crashes.push(event.message)
  }
  window.addEventListener('error', note)
  for (const Story of storiesIn(language)) {
    const { box, unmount } = mount(<Story />)
    const wrong = withLayers(box)
      .flatMap(textsOf)
      .filter(text => isEnglish(text) || DIGITS[language].test(text))
    const found = new Set([...crashes.splice(0), ...wrong])
    if (found.size) faults.push(`${Story.id}: ${[...found].join(' | ')}`)
    shown++
    unmount()
    await new Promise(done => setTimeout(done))
  }
  window.removeEventListener('error', note)
  Object.assign(document.documentElement, { lang, dir })
  await expect(faults, faults.join('\n')).toEqual([])
  await expect(shown).toBeGreaterThan(100)
}

/** Those that browsers do not write: for `ar` they write 1, 2, 3, for `bn` ১, ২, ৩. */
const DIGITS = { ar: /[\u0660-\u0669]/, bn: /\d.*[\u0980-\u09FF]|[\u0980-\u09FF].*\d/ }

/** Stories for people who look which offer the language. */
function storiesIn(language: string) {
  return Object.values(modules)
    .flatMap(module => Object.values(composeStories(module as never, { initialGlobals: { language } })) as Composed[])
    .filter(
      ({ tags, parameters: { languages }, globals }) =>
        !tags.includes('behaviour') && languages?.includes(language) !== false && globals.language === language,
    )
}

/** Names, which stay as they are in every language. */
const NAMES = ['Google', 'Facebook', 'GitHub', 'OpenStreetMap', 'Hamad Port', 'Meghbridge Overseas', 'Al Noor']

/** Whether there is a word in small letters that is no name, no address or file, and no sample of a word without end. */
function isEnglish(text: string) {
  const rest = NAMES.reduce((left, name) => left.replaceAll(name, ''), text)
  return rest.split(/\s+/).some(word => /\p{Script=Latin}\p{Ll}/u.test(word) && !/[@_]|\.\w|\w{30}/.test(word))
}

/** What people read below an element, but for what says that it is English. */
function textsOf(box: HTMLElement): string[] {
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (!text.parentElement?.closest('[lang=en], code, kbd, script, style')) found.push(text.textContent?.trim() ?? '')
  for (const { placeholder } of box.querySelectorAll<HTMLInputElement>('[placeholder]')) found.push(placeholder)
  return found
}
