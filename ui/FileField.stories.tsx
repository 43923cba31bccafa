import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { FileField, type FileItem } from './FileField.tsx'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/FileField.tsx'
import { said } from './samples.ts'

const picture = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="${fill}"/><path d="M0 280q150-160 300 0t300 0v120H0z" fill="#fff" opacity=".35"/></svg>`)}`
const dawn: FileItem = { id: 'dawn', name: 'harbour-at-dawn.png', url: picture('#0e5a54'), note: '420 kB' }
const bench: FileItem = { id: 'bench', name: 'training-bench.jpg', url: picture('#c98a2b'), note: '310 kB' }
const desk: FileItem = { id: 'desk', name: 'visa-desk.webp', url: picture('#7a4a32'), note: '180 kB' }
const labels = {
  choose: 'Choose pictures',
  drop: 'or drop them here',
  remove: (name: string) => `Remove ${name}`,
  progress: 'Sending',
}

const wrong = { en: 'Choose a picture', bn: 'একটি ছবি বেছে নিন', ar: 'اختر صورة' }

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  args: {
    label: 'Pictures',
    hint: 'PNG, JPEG or WebP, 1 MB at most each.',
    accept: 'image/png,image/jpeg,image/webp',
    multiple: true,
    preview: 'thumbnail',
    items: [],
    onAdd: fn(),
    onRemove: fn(),
    labels,
  },
  decorators: [inBox({ className: 'max-w-form' })],
  parameters: {
    guide,
    words: {
      bn: {
        label: 'ছবি',
        hint: 'প্রতিটি সর্বোচ্চ ১ মেগাবাইট',
        labels: {
          choose: 'ছবি বেছে নিন',
          drop: 'অথবা এখানে ছেড়ে দিন',
          remove: (name: string) => `${name} সরান`,
          progress: 'পাঠানো হচ্ছে',
        },
      },
      ar: {
        label: 'الصور',
        hint: 'ميغابايت واحد لكل صورة على الأكثر',
        labels: {
          choose: 'اختر صوراً',
          drop: 'أو أفلتها هنا',
          remove: (name: string) => `إزالة ${name}`,
          progress: 'جارٍ الإرسال',
        },
      },
    },
  },
} satisfies Meta<typeof FileField>
export default meta
type Story = StoryObj<typeof meta>

function Kept(args: ComponentProps<typeof FileField>) {
  const [items, setItems] = useState(args.items)
  return (
    <FileField
      {...args}
      items={items}
      onRemove={id => setItems(items.filter(item => item.id !== id))}
      onAdd={files => {
        args.onAdd(files)
        setItems([
          ...items,
          ...files.map((file, at) => ({ id: `${items.length + at}`, name: file.name, url: picture('#0e5a54') })),
        ])
      }}
    />
  )
}
function choose(input: HTMLElement, ...names: string[]) {
  const data = new DataTransfer()
  for (const name of names) data.items.add(new File(['x'], name, { type: 'image/png' }))
  if (input instanceof HTMLInputElement) input.files = data.files
  return fireEvent.change(input)
}

export const Typical: Story = { args: { items: [dawn, bench] } }
export const Empty: Story = {}
export const AllStates: Story = {
  name: 'States',
  render: (args, { globals: { language } }) => (
    <States
      of={FileField}
      looks={{ '': { ...args, hint: undefined } }}
      also={{ Disabled: { disabled: true }, Invalid: { error: said(language, wrong) } }}
    />
  ),
}
export const ReachedByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText('Pictures')
    await expect(input).toHaveAttribute('type', 'file')
    await expect(input).toHaveAccessibleName('Pictures Choose pictures')
    await expect(input).toHaveAccessibleDescription('PNG, JPEG or WebP, 1 MB at most each.')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    const zone = canvasElement.querySelector('[data-slot=file-zone]')
    await expect(zone && getComputedStyle(zone).borderStyle).toBe('dashed')
    await expect(zone && getComputedStyle(zone).outlineWidth).toBe('3px')
  },
}
export const ChooseTwice: Story = {
  tags: ['behaviour', '!autodocs'],
  render: Kept,
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Pictures')
    await choose(input, 'crane.png', 'river.png')
    await expect(input.value).toBe('')
    await choose(input, 'crane.png')
    await expect(args.onAdd).toHaveBeenCalledTimes(2)
    await expect(canvas.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      'crane.png',
      'river.png',
      'crane.png',
    ])
  },
}
export const RemoveByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { items: [dawn, bench, desk] },
  render: Kept,
  play: async ({ canvas }) => {
    const image = canvas.getAllByRole('presentation')[0]
    await expect(image?.getBoundingClientRect()).toMatchObject({ width: 100, height: 100 })
    await expect(image && getComputedStyle(image).objectFit).toBe('cover')
    canvas.getByRole('button', { name: 'Remove training-bench.jpg' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove visa-desk.webp' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Pictures')).toHaveFocus()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}
export const Drop: Story = {
  tags: ['behaviour', '!autodocs'],
  render: Kept,
  play: async ({ canvas, canvasElement, args }) => {
    const zone = canvasElement.querySelector('[data-slot=file-zone]')
    if (!zone) throw new Error('no zone')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'crane.png', { type: 'image/png' }))
    const drag = (name: string) =>
      fireEvent(zone, new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }))
    await drag('dragover')
    await expect(zone).toHaveAttribute('data-over')
    await drag('dragleave')
    await expect(zone).not.toHaveAttribute('data-over')
    await drag('drop')
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(canvas.getByText('crane.png')).toBeVisible()
  },
}
export const DropIsGuarded: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { accept: 'image/*,.pdf', multiple: true, items: [], onRefuse: fn() },
  play: async ({ canvasElement, args }) => {
    const zone = canvasElement.querySelector('[data-slot=file-zone]')
    if (!zone) throw new Error('no zone')
    const dataTransfer = new DataTransfer()
    for (const [name, type] of [
      ['crane.png', 'image/png'],
      ['letter.PDF', ''],
      ['program.exe', 'application/octet-stream'],
    ] as const)
      dataTransfer.items.add(new File(['x'], name, { type }))
    await fireEvent(zone, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    const [files = []] = (args.onAdd as ReturnType<typeof fn>).mock.calls[0] ?? []
    await expect((files as File[]).map(({ name }) => name)).toEqual(['crane.png', 'letter.PDF'])
    const [refused = []] = (args.onRefuse as ReturnType<typeof fn>).mock.calls[0] ?? []
    await expect((refused as File[]).map(({ name }) => name)).toEqual(['program.exe'])
  },
}
/** A file that is dropped beside the field does not take the browser away from the page; a field of the browser's own takes it. */
export const DropBesideIsKept: Story = {
  tags: ['behaviour', '!autodocs'],
  render: args => (
    <>
      <FileField {...args} />
      <p>Beside</p>
      <input type="file" aria-label="Own" />
    </>
  ),
  play: async ({ canvas }) => {
    const files = new DataTransfer()
    files.items.add(new File(['x'], 'crane.png', { type: 'image/png' }))
    const words = new DataTransfer()
    words.setData('text/plain', 'words')
    const isKept = (element: Element, name: string, dataTransfer: DataTransfer) =>
      !element.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, composed: true, dataTransfer }))
    for (const name of ['dragover', 'drop']) {
      await expect(isKept(canvas.getByText('Beside'), name, files), name).toBe(true)
      await expect(isKept(canvas.getByText('Beside'), name, words), name).toBe(false)
      await expect(isKept(canvas.getByLabelText('Own'), name, files), name).toBe(false)
    }
  },
}
/** Of several that are dropped where one is taken, the others are refused: each is told of once. */
export const OneIsTaken: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { accept: 'image/*', multiple: false, items: [], onRefuse: fn() },
  play: async ({ canvasElement, args }) => {
    const dataTransfer = new DataTransfer()
    for (const name of ['first.png', 'letter.pdf', 'second.png'])
      dataTransfer.items.add(new File(['x'], name, { type: name.endsWith('png') ? 'image/png' : 'application/pdf' }))
    const zone = canvasElement.querySelector('[data-slot=file-zone]')!
    await fireEvent(zone, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    const told = (handler: unknown) =>
      (handler as ReturnType<typeof fn>).mock.calls.map(([files]) => namesOf(files as File[]))
    await expect(told(args.onAdd)).toEqual([['first.png']])
    await expect(told(args.onRefuse)).toEqual([['letter.pdf', 'second.png']])
  },
}
const namesOf = (files: File[]) => files.map(({ name }) => name)

export const InAForm: Story = {
  name: 'In a form nothing is sent beside what is shown, and a disabled fieldset takes no drop',
  tags: ['behaviour', '!autodocs'],
  args: { name: 'pictures', items: [dawn] },
  render: args => (
    <form>
      <fieldset disabled>
        <FileField {...args} />
      </fieldset>
      <FileField {...args} />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const zone = canvasElement.querySelector('[data-slot=file-zone]')!
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'crane.png', { type: 'image/png' }))
    for (const name of ['dragover', 'drop'])
      await fireEvent(zone, new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }))
    await expect(zone).not.toHaveAttribute('data-over')
    await expect(args.onAdd).not.toHaveBeenCalled()
    await expect([...new FormData(canvasElement.querySelector('form')!)]).toEqual([])
  },
}
export const DropOnDisabled: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { disabled: true, items: [] },
  play: async ({ canvasElement, args }) => {
    const zone = canvasElement.querySelector('[data-slot=file-zone]')
    if (!zone) throw new Error('no zone')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'crane.png', { type: 'image/png' }))
    for (const name of ['dragover', 'drop']) {
      const event = new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer })
      await fireEvent(zone, event)
      await expect(event.defaultPrevented, 'the browser stays in the page').toBe(true)
    }
    await expect(zone).not.toHaveAttribute('data-over')
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}
export const Sending: Story = {
  args: {
    items: [
      { ...dawn, progress: 0.62 },
      { ...bench, progress: 0 },
      { ...desk, progress: 1 },
    ],
  },
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('progressbar', { name: 'Sending' })
    await expect(bars).toHaveLength(2)
    await expect(bars[0]).toHaveValue(0.62)
  },
}
export const TriedAgain: Story = {
  tags: ['behaviour', '!autodocs'],
  args: {
    items: [{ ...dawn, problem: 'Not uploaded: there was no connection.', canRetry: true }],
    onRetry: fn(),
    labels: { ...labels, retry: name => `Try ${name} again` },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try harbour-at-dawn.png again' }))
    await expect(args.onRetry).toHaveBeenCalledWith('dawn')
  },
}
export const Flag: Story = {
  args: {
    label: 'Flag',
    multiple: false,
    preview: 'flag',
    items: [{ id: 'flag', name: 'qatar.svg', url: picture('#7a1f3d'), note: '600 × 400' }],
    labels: { ...labels, choose: 'Choose another flag', drop: 'or drop it here' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Flag')).not.toHaveAttribute('multiple')
    await expect(canvas.getByRole('presentation').getBoundingClientRect().width).toBeLessThanOrEqual(250)
    await expect(canvas.getByText('qatar.svg').getBoundingClientRect().width).toBeGreaterThan(80)
  },
}
export const Document: Story = {
  parameters: { languages: ['en'] },
  args: {
    label: 'File',
    hint: 'CSV or JSON, 10 MB at most.',
    accept: '.csv,.json',
    multiple: false,
    preview: 'document',
    labels: { ...labels, choose: 'Choose another file', drop: 'or drop it here' },
    items: [
      {
        id: 'list',
        name: 'client-countries-2026-11-21-with-all-companies-and-a-name-that-does-not-want-to-end.csv',
        note: '1.2 MB',
        problem: 'The file is empty.',
      },
    ],
  },
  render: args => (
    <div className="grid gap-8">
      <FileField {...args} />
      <div className="w-64" lang="bn">
        <FileField {...args} label="ফাইল" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('presentation')).toHaveLength(0)
    await expect(canvas.getAllByText('The file is empty.')).toHaveLength(2)
  },
}
export const WithProblems: Story = {
  parameters: { languages: ['en'] },
  args: {
    required: true,
    requiredLabel: '(required)',
    error: 'One picture cannot be used',
    items: [
      dawn,
      { ...bench, problem: 'The picture has 2.4 MB; 1 MB is the limit.' },
      { id: 'broken', name: 'notes.txt', url: 'data:text/plain,nothing', problem: 'This file is not a picture.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Pictures')).toHaveAccessibleDescription(/One picture cannot be used/)
    await expect(canvas.getByLabelText('Pictures')).not.toBeRequired()
  },
}
export const Unreadable: Story = {
  parameters: { languages: ['en'] },
  args: {
    items: [dawn, { ...bench, url: 'data:image/png;base64,AAAA', note: 'Stored' }],
    labels: { ...labels, unreadable: 'This picture cannot be shown. Choose it again.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This picture cannot be shown. Choose it again.')).toBeVisible()
    await expect(canvas.queryByText('Stored')).toBeNull()
    await expect(canvas.getByText('420 kB')).toBeVisible()
  },
}
export const Disabled: Story = { args: { disabled: true, items: [dawn] } }
export const LongWords: Story = {
  args: {
    labels: {
      choose: 'আপনার কম্পিউটার থেকে ছবি নির্বাচন করুন',
      drop: 'অথবা ছবিগুলো টেনে এনে এখানে ছেড়ে দিন',
      remove: name => `মুছুন ${name}`,
      progress: 'পাঠানো হচ্ছে',
    },
  },
  render: args => {
    const items = [
      {
        ...dawn,
        name: 'বিদেশগামী_কর্মীদের_প্রশিক্ষণ_কেন্দ্রের_উদ্বোধনী_অনুষ্ঠানের_ছবি_২০২৬.png',
        problem: 'ছবিটির আকার ২.৪ মেগাবাইট; সর্বোচ্চ ১ মেগাবাইট গ্রহণযোগ্য।',
      },
      { ...bench, progress: 0.4 },
    ]
    return (
      <div className="grid w-80 grid-cols-1 gap-8 p-3" lang="bn">
        <FileField {...args} label="প্রশিক্ষণ কেন্দ্রের ছবি" items={items} />
        <div dir="rtl">
          <FileField {...args} label="علم الدولة" preview="flag" items={items} />
        </div>
      </div>
    )
  },
}
