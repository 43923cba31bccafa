import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { expect } from 'storybook/test'
import { Badge } from './Badge.tsx'
import { Button, IconButton } from './Button.tsx'
import { Entry, EntryNote, EntryTable } from './EntryTable.tsx'
import { guide } from './guides/EntryTable.tsx'
import { NumberField } from './NumberField.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Data/EntryTable',
  component: EntryTable,
  subcomponents: { Entry, EntryNote },
  args: { heads: [] },
  parameters: { guide },
} satisfies Meta<typeof EntryTable>
export default meta
type Story = StoryObj<typeof meta>

type Texts = { name?: string; nameBn?: string; sector?: string; sectorBn?: string; people?: string }
const sampleWords = {
  en: {
    heads: ['Company Name', 'Company Sector', 'Value of Employment'],
    bangla: ['Company Name in Bangla', 'Company Sector in Bangla'],
    company: (n: number) => `Company ${n}`,
    remove: 'Remove Company',
    missing: 'Not in Bangla yet',
    hint: 'A whole number',
    errors: ['Give the company a name', 'At most 200 letters', 'Give a whole number, without a fraction'],
    removed: 'Hamad Port was removed.',
    bringBack: 'Bring back Hamad Port',
  },
  bn: {
    heads: ['কোম্পানির নাম (ইংরেজিতে)', 'কোম্পানির খাত (ইংরেজিতে)', 'কর্মীর সংখ্যা'],
    bangla: ['কোম্পানির নাম (বাংলায়)', 'কোম্পানির খাত (বাংলায়)'],
    company: (n: number) => `কোম্পানি ${n.toLocaleString('bn')}`,
    remove: 'কোম্পানি বাদ দিন',
    missing: 'বাংলায় নেই',
    hint: 'একটি পূর্ণ সংখ্যা',
    errors: ['কোম্পানির নাম লিখুন', 'সর্বোচ্চ ২০০ অক্ষর', 'ভগ্নাংশ ছাড়া একটি পূর্ণ সংখ্যা লিখুন'],
    removed: 'Hamad Port বাদ দেওয়া হয়েছে।',
    bringBack: 'Hamad Port ফিরিয়ে আনুন',
  },
  ar: {
    heads: ['اسم الشركة', 'قطاع الشركة', 'عدد العمال'],
    bangla: ['اسم الشركة بالبنغالية', 'قطاع الشركة بالبنغالية'],
    company: (n: number) => `الشركة ${n}`,
    remove: 'إزالة الشركة',
    missing: 'غير متوفر بالبنغالية بعد',
    hint: 'عدد صحيح',
    errors: ['اكتب اسم الشركة', '200 حرف على الأكثر', 'اكتب عددًا صحيحًا بلا كسور'],
    removed: 'أُزيلت Hamad Port.',
    bringBack: 'استعادة Hamad Port',
  },
}
type Words = (typeof sampleWords)['en']
const doha = { name: 'Doha Facilities', nameBn: 'দোহা ফ্যাসিলিটিজ', sector: 'Cleaning', people: '1,200' }
const pearl = { name: 'Pearl Kitchens', sector: 'Catering', sectorBn: 'রান্না', people: '৪৫' }
const long = {
  name: 'Pearl Kitchens and Catering Services of the Greater Doha Municipality, Western Branch WLL',
  sector: 'Loading and unloading of ships, containers and lorries at night',
  people: '10,000,000',
}

type SampleProps = {
  companies?: Texts[]
  words: Words
  hasBangla?: boolean
  hasErrors?: boolean
  hasNote?: boolean
}

function Sample({ companies = [doha, pearl], words, hasBangla, hasErrors, hasNote }: SampleProps) {
  const [name, sector, people] = words.heads as [string, string, string]
  const [nameBn, sectorBn] = words.bangla as [string, string]
  const [noName, tooLong, noNumber] = hasErrors ? words.errors : []
  const translation = (label: string, text: string | undefined, value: string | undefined) => (
    <TextField
      label={label}
      lang="bn"
      defaultValue={value}
      {...(text && !value && { placeholder: text, badge: <Badge>{words.missing}</Badge> })}
      error={tooLong}
    />
  )
  return (
    <EntryTable
      heads={(hasBangla ? [name, nameBn, sector, sectorBn, people] : [name, sector, people]).map(label => ({
        label,
        required: !words.bangla.includes(label),
      }))}
      className={
        hasBangla
          ? '[--columns:2.75rem_repeat(2,minmax(0,3fr))_repeat(2,minmax(0,2fr))_7rem_7rem]'
          : '[--columns:2.75rem_minmax(0,3fr)_minmax(0,2fr)_8rem_7rem]'
      }
    >
      {companies.map((company, n) => (
        <Entry
          key={n}
          label={words.company(n + 1)}
          place={
            <span className="font-display text-lg font-semibold as-table:grid as-table:min-h-11 as-table:min-w-11 as-table:place-items-center as-table:font-sans as-table:text-sm as-table:text-muted">
              <span className="as-table:hidden">{words.company(n + 1)}</span>
              <span className="hidden as-table:inline">{n + 1}</span>
            </span>
          }
          actions={
            companies.length > 1 && (
              <>
                <span className="flex">
                  <IconButton aria-label={`↑ ${words.company(n + 1)}`} className="as-table:w-9">
                    <ArrowUp aria-hidden />
                  </IconButton>
                  <IconButton aria-label={`↓ ${words.company(n + 1)}`} className="as-table:w-9">
                    <ArrowDown aria-hidden />
                  </IconButton>
                </span>
                <Button variant="ghost" size="sm" className="as-table:rounded-full as-table:px-2">
                  <X aria-hidden className="hidden as-table:block" />
                  <span className="as-table:sr-only">{words.remove}</span>
                </Button>
              </>
            )
          }
        >
          <TextField label={name} required defaultValue={company.name} error={noName} />
          {hasBangla && translation(nameBn, company.name, company.nameBn)}
          <TextField label={sector} required defaultValue={company.sector} />
          {hasBangla && translation(sectorBn, company.sector, company.sectorBn)}
          <NumberField label={people} required hint={words.hint} defaultValue={company.people} error={noNumber} />
        </Entry>
      ))}
      {hasNote && (
        <EntryNote>
          <p className="min-w-0 wrap-anywhere">{words.removed}</p>
          <Button variant="secondary" size="sm">
            {words.bringBack}
          </Button>
        </EntryNote>
      )}
    </EntryTable>
  )
}

/** Draws the sample in the language of the toolbar. */
function draw(props: Omit<SampleProps, 'words'> = {}): Story['render'] {
  return (_, { globals }) => <Sample words={sampleWords[globals.language as keyof typeof sampleWords]} {...props} />
}

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

export const Filled: Story = { render: draw() }
export const OneEmpty: Story = { render: draw({ companies: [{}] }) }
export const WithTranslations: Story = { parameters: { languages: ['en'] }, render: draw({ hasBangla: true }) }
export const WithErrors: Story = {
  parameters: { languages: ['en'] },
  render: draw({ hasBangla: true, hasErrors: true }),
}
export const Removed: Story = { render: draw({ hasNote: true }) }
export const Forty: Story = {
  render: draw({ companies: Array.from({ length: 40 }, (_, n) => ({ ...doha, name: `Company ${n + 1}` })) }),
}
export const LongWords: Story = {
  parameters: { languages: ['en'] },
  render: draw({ companies: [long, doha, long], hasBangla: true }),
}
export const Bangla: Story = {
  parameters: { languages: ['en'] },
  globals: { language: 'bn' },
  render: draw({ hasBangla: true }),
}
export const Phone: Story = {
  parameters: { languages: ['en'] },
  globals: { viewport: { value: 'w360' } },
  render: draw({ hasBangla: true, hasErrors: true }),
}

export const FieldsStandInColumns: Story = {
  ...Filled,
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Company 2' })).toBeVisible()
    const [first, second] = canvas.getAllByLabelText('Company Name').map(input => input.getBoundingClientRect())
    await expect(second!.top - first!.top).toBeLessThan(80)
    await fits()
  },
}
export const HintsAndErrorsAreReadOut: Story = {
  ...WithErrors,
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByLabelText('Company Name')
    await expect(name).toHaveAccessibleDescription('Give the company a name')
    await expect(canvas.getAllByLabelText('Company Sector in Bangla')[0]).toHaveAccessibleDescription(
      /Not in Bangla yet/,
    )
  },
}
export const LongWordsFit: Story = {
  ...LongWords,
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  play: fits,
}
export const BanglaFits: Story = {
  ...Bangla,
  tags: ['behaviour', '!autodocs'],
  globals: { language: 'bn', viewport: { value: 'w360' } },
  play: fits,
}
