import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  title: 'Foundations/Type',
  parameters: {
    docs: {
      description: {
        component:
          'Kit Sans (letters of Source Sans 3) for text and interface, Literata for headings, Noto Sans Bengali and Arabic by their letters, Noto Serif Bengali for headings of pages in Bangla from 64rem on. Steps grow by 1.2 on phones and 1.25 on desks. Body 17 px, line 1.6, at most 72 characters; figures lining, and tabular in tables and facts.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const steps = [
  { step: 'text-4xl', name: '4xl' },
  { step: 'text-3xl', name: '3xl' },
  { step: 'text-2xl', name: '2xl' },
  { step: 'text-xl', name: 'xl' },
  { step: 'text-lg', name: 'lg' },
  { step: 'text-base', name: 'base' },
  { step: 'text-sm', name: 'sm' },
  { step: 'text-xs', name: 'xs' },
]

export const Steps: Story = {
  render: () => (
    <dl className="grid gap-6">
      {steps.map(({ step, name }, at) => (
        <div key={name} className="border-b border-line pb-4">
          <dt className="text-xs text-muted">{name}</dt>
          <dd data-step className={`${step} ${at < 5 ? 'font-display font-semibold' : ''} wrap-anywhere`}>
            A bridge between people and work
          </dd>
        </div>
      ))}
    </dl>
  ),
  play: async ({ canvasElement }) => {
    const sizes = [...canvasElement.querySelectorAll('[data-step]')].map(line =>
      Number.parseFloat(getComputedStyle(line).fontSize),
    )
    await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    await expect(new Set(sizes).size).toBe(8)
    await expect(sizes[5]).toBe(17)
  },
}

export const Scripts: Story = {
  render: () => (
    <div className="grid max-w-text gap-8">
      <div>
        <h2 className="text-2xl">Licensed manpower and travel since 1989</h2>
        <p>
          Every worker sees the contract, the employer and the wage before a ticket is bought. The licence stands on
          every page.
        </p>
      </div>
      <div lang="bn">
        <h2 className="text-2xl">১৯৮৯ সাল থেকে লাইসেন্সপ্রাপ্ত</h2>
        <p>টিকিট কেনার আগে প্রত্যেক কর্মী চুক্তি, নিয়োগকর্তা এবং বেতন দেখতে পান। প্রতিটি পৃষ্ঠায় লাইসেন্স নম্বর দেওয়া আছে।</p>
      </div>
      <div lang="ar" dir="rtl">
        <h2 className="text-2xl">مرخصون منذ عام ١٩٨٩</h2>
        <p>يطلع كل عامل على العقد وصاحب العمل والأجر قبل شراء التذكرة.</p>
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bangla = canvasElement.querySelector('[lang=bn] p')
    if (!bangla) throw new Error('no Bangla')
    await expect(
      Number.parseFloat(getComputedStyle(bangla).lineHeight) / Number.parseFloat(getComputedStyle(bangla).fontSize),
    ).toBeCloseTo(1.8)
    const heading = canvasElement.querySelector('h2')
    await expect(heading && getComputedStyle(heading).fontFamily).toContain('Literata')
    await document.fonts.load('17px "Noto Sans Bengali Variable"', 'ক')
    await expect(document.fonts.check('17px "Noto Sans Bengali Variable"', 'ক')).toBe(true)
  },
}

/** What a page in Bangla has: on a desk its headings have a face of their own, on a phone that of the text. */
export const BanglaPage: Story = {
  beforeEach: () => {
    const { lang } = document.documentElement
    document.documentElement.lang = 'bn'
    return () => {
      document.documentElement.lang = lang
    }
  },
  render: () => (
    <div className="grid max-w-text gap-6">
      <h1 className="text-4xl">লাইসেন্স ও খরচ</h1>
      <h2 className="text-2xl">কে কত টাকা দেবেন, তা যাওয়ার আগেই জানুন</h2>
      <h3 className="text-xl">১৯৮৯ সাল থেকে লাইসেন্সপ্রাপ্ত প্রতিষ্ঠান, ঢাকায় কার্যালয়</h3>
      <p>টিকিট কেনার আগে প্রত্যেক কর্মী চুক্তি, নিয়োগকর্তা এবং বেতন দেখতে পান। প্রতিটি পৃষ্ঠায় লাইসেন্স নম্বর দেওয়া আছে।</p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heading = canvasElement.querySelector('h1')
    if (!heading) throw new Error('no heading')
    const { fontFamily, textWrapStyle } = getComputedStyle(heading)
    await expect(fontFamily.includes('Noto Serif Bengali')).toBe(matchMedia('(width >= 64rem)').matches)
    await expect(textWrapStyle).toBe('balance')
    await document.fonts.load('600 17px "Noto Serif Bengali"', 'ক')
    await expect(document.fonts.check('600 17px "Noto Serif Bengali"', 'ক')).toBe(true)
  },
}

export const Figures: Story = {
  render: () => (
    <div className="grid justify-start gap-8">
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
      <dl className="grid grid-cols-2 gap-x-8">
        <dt>Wage</dt>
        <dd>1,800 SAR</dd>
        <dt>Posts</dt>
        <dd>240</dd>
      </dl>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const figure of canvasElement.querySelectorAll('td, dd'))
      await expect(getComputedStyle(figure).fontVariantNumeric).toBe('lining-nums tabular-nums')
  },
}
