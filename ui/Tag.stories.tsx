import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { choices } from '../.storybook/choices.ts'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/Tag.tsx'
import { bangla, unbroken } from './samples.ts'
import { Tag, tagLook } from './Tag.tsx'

const meta = {
  title: 'Data/Tag',
  component: Tag,
  args: { children: 'Welder' },
  argTypes: choices(tagLook),
  parameters: { guide, words: { bn: { children: 'ঝালাইকারী' }, ar: { children: 'لحّام' } } },
} satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithIcon: Story = { args: { icon: <MapPin aria-hidden="true" />, children: 'Dhaka' } }
export const AsLink: Story = {
  args: { asChild: true, children: <a href="#welder">Welder</a> },
  parameters: {
    words: { bn: { children: <a href="#welder">ঝালাইকারী</a> }, ar: { children: <a href="#welder">لحّام</a> } },
  },
}

function Chosen() {
  const [chosen, setChosen] = useState(['Qatar', 'Oman', 'Japan'])
  return (
    <ul className="flex flex-wrap gap-2">
      {chosen.map(name => (
        <li key={name}>
          <Tag labels={{ remove: `Remove ${name}` }} onRemove={() => setChosen(chosen.filter(other => other !== name))}>
            {name}
          </Tag>
        </li>
      ))}
    </ul>
  )
}

export const Removable: Story = { parameters: { languages: ['en'] }, render: () => <Chosen /> }
export const Removed: Story = {
  ...Removable,
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Oman' }))
    await expect(canvas.queryByText('Oman')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}
export const AllStates: Story = {
  parameters: { languages: ['en'] },
  name: 'States',
  render: () => (
    <States
      of={(props: { removable?: boolean; variant?: 'chosen' }) =>
        props.removable ? (
          <Tag labels={{ remove: 'Remove Qatar' }} onRemove={() => {}}>
            Qatar
          </Tag>
        ) : (
          <Tag asChild variant={props.variant}>
            <a href="#qatar">Qatar</a>
          </Tag>
        )
      }
      looks={{ 'As a link': {}, 'As a link, chosen': { variant: 'chosen' }, Removable: { removable: true } }}
    />
  ),
}
export const LongWords: Story = {
  render: () => (
    <div className="grid w-52 justify-items-start gap-2">
      <Tag lang="bn" labels={{ remove: 'সরান' }} onRemove={() => {}}>
        {bangla}
      </Tag>
      <Tag>{unbroken}</Tag>
    </div>
  ),
}
