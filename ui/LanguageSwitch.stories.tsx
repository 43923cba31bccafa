import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { choices } from '../.storybook/choices.ts'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/LanguageSwitch.tsx'
import { LanguageSwitch, languageSwitchLook } from './LanguageSwitch.tsx'

const english = { locale: 'en', name: 'English', href: '#en' }
const meta = {
  title: 'Navigation/LanguageSwitch',
  component: LanguageSwitch,
  argTypes: choices(languageSwitchLook),
  parameters: {
    guide,
    words: { bn: { label: 'ভাষা', languages: [english] }, ar: { label: 'اللغة', languages: [english] } },
  },
  args: { label: 'Language', languages: [{ locale: 'bn', name: 'বাংলা', href: '#bn' }], onLanguageChange: fn() },
} satisfies Meta<typeof LanguageSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Several: Story = {
  parameters: { languages: ['en'] },
  args: {
    languages: [english, { locale: 'bn', name: 'বাংলা', href: '#bn' }, { locale: 'ar', name: 'العربية', href: '#ar' }],
  },
}
export const OnDeepGround: Story = {
  args: { variant: 'plain' },
  decorators: [inBox({ className: 'w-fit rounded-lg bg-deep p-4 text-on-deep' })],
}
export const AllStates: Story = {
  name: 'States',
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: args => <States of={() => <LanguageSwitch {...args} />} />,
}
export const ChoiceIsTold: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, canvas }) => {
    const link = await canvas.findByRole('link', { name: 'বাংলা' })
    await expect(link).toHaveAttribute('hreflang', 'bn')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    link.addEventListener('click', event => event.preventDefault()) // the frame of a test must not be led away
    await userEvent.click(link)
    await expect(args.onLanguageChange).toHaveBeenCalledWith('bn')
  },
}
