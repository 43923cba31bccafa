import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/Tabs.tsx'
import { back, bangla, on, said, unbroken } from './samples.ts'
import { TabLink, TabNav, Tabs } from './Tabs.tsx'

const tabs = [
  { id: 'workers', title: 'For workers', content: <p>Bring your passport, two photographs and your certificates.</p> },
  { id: 'employers', title: 'For employers', content: <p>Send the demand letter, attested by the embassy.</p> },
  { id: 'families', title: 'For families', content: <p>We tell you when the flight has landed.</p> },
]

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  subcomponents: { TabNav, TabLink },
  args: { label: 'What you need', tabs },
  parameters: {
    guide,
    words: {
      bn: {
        label: 'যা লাগবে',
        tabs: [
          { id: 'workers', title: 'কর্মীদের জন্য', content: <p>পাসপোর্ট, দুটি ছবি ও সনদ আনুন।</p> },
          { id: 'employers', title: 'নিয়োগকর্তাদের জন্য', content: <p>সত্যায়িত চাহিদাপত্র পাঠান।</p> },
        ],
      },
      ar: {
        label: 'ما تحتاجه',
        tabs: [
          { id: 'workers', title: 'للعمال', content: <p>أحضر جواز سفرك وصورتين وشهاداتك.</p> },
          { id: 'employers', title: 'لأصحاب العمل', content: <p>أرسل خطاب الطلب المصدّق.</p> },
        ],
      },
    },
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Views: Story = {}
export const SecondChosen: Story = { parameters: { languages: ['en'] }, args: { defaultValue: 'employers' } }
const states = {
  en: ['All', 'New', 'Answered', 'Spam'],
  bn: ['সব', 'নতুন', 'উত্তর দেওয়া', 'স্প্যাম'],
  ar: ['الكل', 'جديد', 'تم الرد', 'مزعج'],
}
/** Lists that have an address each. */
export const Links: Story = {
  render: (_, { globals: { language } }) => (
    <TabNav label="State">
      {said(language, states).map((name, n) => (
        <TabLink key={name} href={`#${n}`} aria-current={n === 1 ? 'page' : undefined}>
          {name}
          <span className="font-normal tabular-nums">{[40, 12, 27, 1][n]?.toLocaleString(language)}</span>
        </TabLink>
      ))}
    </TabNav>
  ),
}
export const LinksOnPhone: Story = { ...Links, globals: { viewport: { value: 'w360' } } }
/** Where a link is cut off, the keyboard brings all of it into view. */
export const KeysShowWhole: Story = {
  ...LinksOnPhone,
  tags: ['behaviour', '!autodocs'],
  render: () => (
    <TabNav label="State" style={{ width: '12rem' }}>
      {['Received', 'Invited', 'Selected', 'Medical check'].map(name => (
        <TabLink key={name} href={`#${name}`}>
          {name}
        </TabLink>
      ))}
    </TabNav>
  ),
  async play({ canvas }) {
    const nav = canvas.getByRole('navigation')
    const second = canvas.getByRole('link', { name: 'Invited' })
    nav.scrollLeft = second.offsetLeft + second.offsetWidth - nav.offsetLeft - 6
    canvas.getByRole('link', { name: 'Selected' }).focus()
    await userEvent.tab({ shift: true })
    await expect(second).toHaveFocus()
    const hidden = nav.getBoundingClientRect().left - second.getBoundingClientRect().left
    await expect(hidden).toBeLessThan(1) // browsers scroll by whole pixels, and links lie between them
  },
}
export const AllStates: Story = {
  name: 'States',
  parameters: { languages: ['en'] },
  render: () => (
    <States
      of={(props: object) => (
        <ul>
          <TabLink href="#new" {...props}>
            New
          </TabLink>
        </ul>
      )}
      also={{ Current: { 'aria-current': 'page' } }}
    />
  ),
}
export const LongWords: Story = {
  parameters: { languages: ['en'] },
  globals: { viewport: { value: 'w360' } },
  args: {
    className: 'wrap-anywhere',
    tabs: [{ id: 'bn', title: bangla, content: bangla }, { id: 'long', title: unbroken, content: unbroken }, ...tabs],
  },
}

export const ArrowsChoose: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { onValueChange: fn() },
  play: async ({ args, canvas }) => {
    const [first, second, last] = await canvas.findAllByRole('tab')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard(on())
    await expect(second).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'For employers' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard(on())
    await expect(first).toHaveFocus()
    await userEvent.keyboard(back())
    await expect(last).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('families')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'For families' })).toHaveFocus()
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
  },
}

function Kept() {
  const [value, setValue] = useState('workers')
  return (
    <>
      <Tabs label="What you need" tabs={tabs} value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue('families')}>
        Show what families need
      </button>
    </>
  )
}

/** Each tab names its panel, and is named by it, whatever its id is. */
export const AnyId: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { tabs: ['a b', 'ক', '50 %'].map(id => ({ id, title: id, content: `About ${id}` })), onValueChange: fn() },
  play: async ({ args, canvas }) => {
    for (const id of ['50 %', 'a b']) {
      await userEvent.click(canvas.getByRole('tab', { name: id }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith(id)
      await expect(canvas.getByRole('tabpanel', { name: id })).toBeVisible()
      const named = canvas.getByRole('tab', { name: id }).getAttribute('aria-controls')
      await expect(document.getElementById(named!)).toHaveTextContent(`About ${id}`)
    }
  },
}

export const ChosenFromOutside: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => <Kept />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show what families need' }))
    await expect(canvas.getByRole('tab', { name: 'For families' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: 'For employers' }))
    await expect(canvas.getByRole('tabpanel', { name: 'For employers' })).toBeVisible()
  },
}

function Changing({ starts }: { starts: string[][] }) {
  const [at, setAt] = useState(0)
  return (
    <>
      <Tabs
        label="What changes"
        tabs={(starts[at] ?? []).map(id => ({ id, title: id, content: <input aria-label={`of ${id}`} /> }))}
      />
      <input aria-label="change" onInput={() => setAt(at + 1)} />
    </>
  )
}
/** As data that arrive do it: the focus stays where it is. */
const change = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  fireEvent.input(canvas.getByLabelText('change'), { target: { value: `${Math.random()}` } })

export const RemovedUnderTheFocus: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => <Changing starts={[['a', 'b', 'c', 'd'], ['a', 'c', 'd'], ['a', 'd'], ['a']]} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'b' }))
    await change(canvas)
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'c' })).toHaveFocus())
    await userEvent.keyboard(on())
    await expect(canvas.getByRole('tab', { name: 'd' })).toHaveFocus()
    await userEvent.keyboard(back())
    await userEvent.click(canvas.getByLabelText('of c'))
    await change(canvas)
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'd' })).toHaveFocus())
    await userEvent.click(canvas.getByLabelText('of d'))
    await change(canvas)
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'a' })).toHaveFocus())
  },
}

/** The one that is shown goes on to be shown when others come before it. */
export const ComeLater: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => <Changing starts={[[], ['m', 'n'], ['new', 'm', 'n']]} />,
  play: async ({ canvas }) => {
    await change(canvas)
    const field = await canvas.findByLabelText('of m')
    field.focus()
    await change(canvas)
    await expect(await canvas.findByRole('tab', { name: 'new' })).toHaveAttribute('aria-selected', 'false')
    await expect(canvas.getByRole('tab', { name: 'm' })).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveFocus()
  },
}
