import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const meta = {
  title: 'Kit/LanguageSwitch',
  component: LanguageSwitch,
  parameters: {
    docs: {
      description: {
        component:
          'Leads to the same page in another language, named in that language. Plain links, so they work before and without scripts; `onSelect` remembers the choice. Not for choosing a country or a currency.',
      },
    },
  },
  args: { label: 'Language', languages: [{ locale: 'bn', name: 'বাংলা', href: '#bn' }], onSelect: fn() },
} satisfies Meta<typeof LanguageSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const ToBangla: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'বাংলা' })
    await expect(link).toHaveAttribute('hreflang', 'bn')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    link.addEventListener('click', event => {
      event.preventDefault()
    }) // the frame of a test must not be led away
    await userEvent.click(link)
    await expect(args.onSelect).toHaveBeenCalledWith('bn')
  },
}

export const Several: Story = {
  args: {
    languages: [
      { locale: 'en', name: 'English', href: '#en' },
      { locale: 'bn', name: 'বাংলা', href: '#bn' },
      { locale: 'ar', name: 'العربية', href: '#ar' },
    ],
  },
}
