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
const inEnglish = {
  heads: ['Company Name', 'Company Sector', 'Value of Employment'],
  bangla: ['Company Name in Bangla', 'Company Sector in Bangla'],
  company: (n: number) => `Company ${n}`,
  remove: 'Remove Company',
  missing: 'Not in Bangla yet',
}
const inBangla: typeof inEnglish = {
  heads: ['কোম্পানির নাম (ইংরেজিতে)', 'কোম্পানির খাত (ইংরেজিতে)', 'কর্মীর সংখ্যা'],
  bangla: ['কোম্পানির নাম (বাংলায়)', 'কোম্পানির খাত (বাংলায়)'],
  company: n => `কোম্পানি ${n}`,
  remove: 'কোম্পানি বাদ দিন',
  missing: 'বাংলায় নেই',
}
const doha = { name: 'Doha Facilities', nameBn: 'দোহা ফ্যাসিলিটিজ', sector: 'Cleaning', people: '1,200' }
const pearl = { name: 'Pearl Kitchens', sector: 'Catering', sectorBn: 'রান্না', people: '৪৫' }
const long = {
  name: 'Pearl Kitchens and Catering Services of the Greater Doha Municipality, Western Branch WLL',
  sector: 'Loading and unloading of ships, containers and lorries at night',
  people: '10,000,000',
}

type SampleProps = {
  companies?: Texts[]
  words?: typeof inEnglish
  hasBangla?: boolean
  errors?: boolean
  note?: string
}

function Sample({ companies = [doha, pearl], words = inEnglish, hasBangla, errors, note }: SampleProps) {
  const [name, sector, people] = words.heads as [string, string, string]
  const [nameBn, sectorBn] = words.bangla as [string, string]
  const translation = (label: string, text: string | undefined, value: string | undefined) => (
    <TextField
      label={label}
      lang="bn"
      defaultValue={value}
      {...(text && !value && { placeholder: text, badge: <Badge>{words.missing}</Badge> })}
      error={errors && 'At most 200 letters'}
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
          <TextField label={name} required defaultValue={company.name} error={errors && 'Give the company a name'} />
          {hasBangla && translation(nameBn, company.name, company.nameBn)}
          <TextField label={sector} required defaultValue={company.sector} />
          {hasBangla && translation(sectorBn, company.sector, company.sectorBn)}
          <NumberField
            label={people}
            required
            hint="A whole number"
            defaultValue={company.people}
            error={errors && 'Give a whole number, without a fraction'}
          />
        </Entry>
      ))}
      {note && (
        <EntryNote>
          <p className="min-w-0 wrap-anywhere">{note}</p>
          <Button variant="secondary" size="sm">
            Bring back Hamad Port
          </Button>
        </EntryNote>
      )}
    </EntryTable>
  )
}

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

export const Filled: Story = {
  render: (_, { globals }) => <Sample words={globals.language === 'bn' ? inBangla : inEnglish} />,
}
export const OneEmpty: Story = { render: () => <Sample companies={[{}]} /> }
export const WithTranslations: Story = { render: () => <Sample hasBangla /> }
export const WithErrors: Story = { render: () => <Sample hasBangla errors /> }
export const Removed: Story = { render: () => <Sample note="Hamad Port was removed." /> }
export const Forty: Story = {
  render: () => <Sample companies={Array.from({ length: 40 }, (_, n) => ({ ...doha, name: `Company ${n + 1}` }))} />,
}
export const LongWords: Story = { render: () => <Sample companies={[long, doha, long]} hasBangla /> }
export const Bangla: Story = { render: () => <Sample words={inBangla} hasBangla /> }
export const Phone: Story = { render: () => <Sample hasBangla errors />, globals: { viewport: { value: 'w360' } } }

export const FieldsStandInColumns: Story = {
  ...Filled,
  tags: ['behaviour', '!autodocs'],
  globals: { language: 'en', viewport: { value: 'w1280' } },
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
  globals: { language: 'en' },
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
  globals: { language: 'en', viewport: { value: 'w360' } },
  play: fits,
}
export const BanglaFits: Story = {
  ...Bangla,
  tags: ['behaviour', '!autodocs'],
  globals: { language: 'en', viewport: { value: 'w360' } },
  play: fits,
}
