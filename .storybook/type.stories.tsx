import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Page, Part, TokenRows, tokensOf } from './tokens.tsx'

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const stepUses: Record<string, string> = {
  '--text-xs': 'Notes under a figure, details for support.',
  '--text-sm': 'Hints, captions, what comes second in a card.',
  '--text-base': 'Text and controls: 17 px, line 1.6.',
  '--text-lg': 'Leads, titles of cards.',
  '--text-xl': 'Headings of a part, level three.',
  '--text-2xl': 'Headings of a section, level two.',
  '--text-3xl': 'Headings on the home page.',
  '--text-4xl': 'The one h1 of a page.',
}
const faceUses: Record<string, string> = {
  '--font-sans': 'Text and interface. Bangla and Arabic come in by their letters.',
  '--font-device': 'A word in a script that is not worth a face, and code.',
  '--font-display': 'Headings. Pages in Bangla have a serif of their own from 64rem on.',
}
const steps = tokensOf('text')
const faces = tokensOf('font')

export const Type: Story = {
  render: () => (
    <Page
      title="Type"
      lead="Kit Sans for text and interface, Literata for headings. Steps grow by 1.2 on phones and 1.25 on desks; lines hold at most 72 characters."
    >
      <Part title="Steps" lead="The larger ones grow with the window; what stands here is the size in this window.">
        <TokenRows
          tokens={steps}
          uses={stepUses}
          hasOneSide
          specimen={({ name }) => (
            <span
              data-step
              className={`block sm:w-96 ${isHeading(name) ? 'font-display font-semibold' : ''}`}
              style={{ fontSize: `var(${name})`, lineHeight: `var(${name}--line-height)` }}
            >
              A bridge between people
            </span>
          )}
        />
      </Part>
      <Part title="Faces">
        <TokenRows
          tokens={faces}
          uses={faceUses}
          hasOneSide
          specimen={({ name }) => (
            <span className="block text-2xl sm:w-96" style={{ fontFamily: `var(${name})` }}>
              Bridge সেতু جسر 1989
            </span>
          )}
        />
      </Part>
      <Part title="Scripts" lead="Bangla and Arabic have signs above and below their letters: line 1.8.">
        <div className="grid gap-8 lg:grid-cols-3">
          <div>
            <h3 className="text-2xl">Licensed manpower and travel since 1989</h3>
            <p className="mt-2">
              Every worker sees the contract, the employer and the wage before a ticket is bought. The licence stands on
              every page.
            </p>
          </div>
          <div lang="bn">
            <h3 className="text-2xl">১৯৮৯ সাল থেকে লাইসেন্সপ্রাপ্ত</h3>
            <p className="mt-2">
              টিকিট কেনার আগে প্রত্যেক কর্মী চুক্তি, নিয়োগকর্তা এবং বেতন দেখতে পান। প্রতিটি পৃষ্ঠায় লাইসেন্স নম্বর দেওয়া থাকে।
            </p>
          </div>
          <div lang="ar" dir="rtl">
            <h3 className="text-2xl">مرخصون منذ عام ١٩٨٩</h3>
            <p className="mt-2">يطلع كل عامل على العقد وصاحب العمل والأجر قبل شراء التذكرة.</p>
          </div>
        </div>
      </Part>
      <Part title="Figures" lead="In tables and lists all figures are equally wide and stand on the line.">
        <table className="text-end">
          <tbody>
            {[
              ['Qatar', '11,111'],
              ['Oman', '8,888'],
              ['Saudi Arabia', '20,407'],
            ].map(([country, count]) => (
              <tr key={country}>
                <th scope="row" className="pe-8 text-start font-normal">
                  {country}
                </th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
    </Page>
  ),
  play: async ({ canvasElement, canvas }) => {
    const sizes = [...canvasElement.querySelectorAll('[data-step]')].map(line =>
      Number.parseFloat(getComputedStyle(line).fontSize),
    )
    await expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    await expect(new Set(sizes).size).toBe(8)
    await expect(sizes[2]).toBe(17)
    await expect([...steps, ...faces].filter(({ name }) => !stepUses[name] && !faceUses[name])).toEqual([])

    const bangla = canvas.getByText(/^টিকিট কেনার আগে/)
    const { lineHeight, fontSize } = getComputedStyle(bangla)
    await expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeCloseTo(1.8)
    const heading = canvas.getByRole('heading', { level: 1 })
    await expect(getComputedStyle(heading).fontFamily).toContain('Literata')
    const figure = canvas.getByRole('cell', { name: '8,888' })
    await expect(getComputedStyle(figure).fontVariantNumeric).toBe('lining-nums tabular-nums')
  },
}

/** On a desk headings in Bangla have a face of their own, on a phone that of the text. */
export const BanglaPage: Story = {
  name: 'A page in Bangla',
  globals: { language: 'bn' },
  render: () => (
    <div className="grid max-w-text gap-6">
      <h1 className="text-4xl">লাইসেন্স ও খরচ</h1>
      <h2 className="text-2xl">কে কত টাকা দেবেন, তা যাওয়ার আগেই জানুন</h2>
      <h3 className="text-xl">১৯৮৯ সাল থেকে লাইসেন্সপ্রাপ্ত প্রতিষ্ঠান, ঢাকায় কার্যালয়</h3>
      <p>টিকিট কেনার আগে প্রত্যেক কর্মী চুক্তি, নিয়োগকর্তা এবং বেতন দেখতে পান। প্রতিটি পৃষ্ঠায় লাইসেন্স নম্বর দেওয়া থাকে।</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const { fontFamily, textWrapStyle } = getComputedStyle(canvas.getByRole('heading', { level: 1 }))
    await expect(fontFamily.includes('Noto Serif Bengali')).toBe(matchMedia('(width >= 64rem)').matches)
    await expect(textWrapStyle).toBe('balance')
    await expect(document.fonts.check('600 17px "Noto Serif Bengali"', 'ক')).toBe(true)
  },
}

function isHeading(name: string) {
  return /-(?:lg|\d?xl)$/.test(name)
}
