import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import words from '../docs/words.md?raw'
import { Page, Part } from './tokens.tsx'

const meta = { title: 'Foundations/Words', tags: ['!autodocs'] } satisfies Meta
export default meta

const [, termsText = '', voiceText = ''] = words.split(/^## (?:Terms|Voice)$/m)

/** The rows of the first table, each with the texts of its cells. */
const terms = termsText
  .split('\n')
  .filter(line => line.startsWith('|'))
  .slice(2)
  .map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )

const voice = [...voiceText.matchAll(/^\*\*(.+?)\.\*\* (.+)$/gm)].map(([, title = '', text = '']) => ({ title, text }))

const COLUMNS = ['English', 'Not', 'Bangla', 'Not', 'What it means']

export const Words: StoryObj = {
  render: () => (
    <Page
      title="Words"
      lead="What visitors and staff read, in English and Bangla. One thing has one name; this page shows docs/words.md, and a test holds every message to it."
    >
      <Part title="Terms">
        <div role="region" aria-label="Terms" tabIndex={0} className="overflow-x-auto">
          <table className="w-full min-w-[50rem] text-start text-sm">
            <thead>
              <tr>
                {COLUMNS.map((column, n) => (
                  <th key={n} scope="col" className="border-b border-edge py-2 pe-4 text-start">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {terms.map(([english, not, bangla, banglaNot, meaning]) => (
                <tr key={english} className="border-b border-line align-top">
                  <th scope="row" className="py-2 pe-4 text-start">
                    {english}
                  </th>
                  <td className="py-2 pe-4 text-danger">{not}</td>
                  <td lang="bn" className="py-2 pe-4 font-semibold">
                    {bangla}
                  </td>
                  <td lang="bn" className="py-2 pe-4 text-danger">
                    {banglaNot}
                  </td>
                  <td className="py-2 text-muted">{meaning}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Part>
      <Part title="Voice">
        <dl className="grid max-w-text gap-5">
          {voice.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(terms.length).toBeGreaterThan(40)
    await expect(voice.length).toBeGreaterThan(8)
    await expect(terms.filter(cells => cells.length !== COLUMNS.length)).toEqual([])
    await expect(canvas.getByRole('row', { name: /^worker / })).toHaveTextContent('কর্মী')
  },
}
