import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { BrandIcon } from '../ui/BrandIcon.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ProviderIcon } from '../ui/ProviderIcon.tsx'
import { drawIcon, ICON_MEANINGS } from './icons.ts'
import { Copy, Page, Part } from './tokens.tsx'

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Icons() {
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  return (
    <div className="grid gap-8">
      <label className="grid max-w-form gap-1 font-semibold">
        Find an icon
        <input
          type="search"
          value={query}
          onChange={event => setQuery(event.target.value)}
          className="min-h-11 rounded-md border border-edge bg-surface px-3 font-normal"
        />
      </label>
      {Object.entries(ICON_MEANINGS).map(([group, meanings]) => {
        const found = Object.entries(meanings).filter(pair => pair.join(' ').toLowerCase().includes(wanted))
        return (
          found.length > 0 && (
            <section key={group}>
              <h3 className="text-lg">{group}</h3>
              <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-6">
                {found.map(([name, meaning]) => (
                  <Entry key={name} name={name} meaning={meaning} />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}

function Entry({ name, meaning }: { name: string; meaning: string }) {
  return (
    <li className="flex items-start gap-3 border-t border-line py-2">
      {drawIcon(name, 'mt-2.5 size-6 shrink-0')}
      <div className="min-w-0">
        <Copy text={name}>{name}</Copy>
        <p className="text-sm text-muted">{meaning}</p>
      </div>
    </li>
  )
}

export const IconsPage: Story = {
  name: 'Icons',
  render: () => (
    <Page
      title="Icons"
      lead="Line icons of Lucide, 24 units with a stroke of 2. One meaning, one icon; always beside a word, or with a name for screen readers."
    >
      <Part
        title="Sizes"
        lead="In a line of text as large as its letters, in a button 20 px, on a round ground 44 or 56 px."
      >
        <div className="flex flex-wrap items-center gap-4">
          {(['md', 'lg'] as const).map(size => (
            <Icon key={size} size={size}>
              {drawIcon('Plane')}
            </Icon>
          ))}
          <Icon variant="quiet">{drawIcon('Plane')}</Icon>
          <span className="rounded-md bg-deep p-3">
            <Icon variant="deep">{drawIcon('Plane')}</Icon>
          </span>
        </div>
      </Part>
      <Part title="What each stands for">
        <Icons />
      </Part>
      <Part title="Logos of others" lead="In the colour of the words around them. They belong to their owners.">
        <ul className="flex flex-wrap gap-x-8 gap-y-4">
          {(['facebook', 'x', 'twitter', 'linkedin', 'instagram', 'whatsapp'] as const).map(brand => (
            <li key={brand} className="flex items-center gap-2">
              <BrandIcon brand={brand} /> {brand}
            </li>
          ))}
          {(['google', 'github'] as const).map(provider => (
            <li key={provider} className="flex items-center gap-2">
              <ProviderIcon provider={provider} /> {provider}
            </li>
          ))}
        </ul>
      </Part>
    </Page>
  ),
}

export const FindAnIcon: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => <Icons />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an icon' }), 'telephone')
    await expect(canvas.getByRole('button', { name: /^PhoneCall/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Trash2/ })).toBeNull()
  },
}
