import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Page, Part } from './tokens.tsx'

const meta = { title: 'Foundations/Illustrations', tags: ['!autodocs'] } satisfies Meta
export default meta

const files = import.meta.glob<string>('../prisma/seed/converted/*/*-640.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})
const drawings = Object.entries(files).map(([file, src]) => ({ name: file.split('/').at(-2) ?? '', src }))

export const Illustrations: StoryObj = {
  render: () => (
    <Page
      title="Illustrations"
      lead="Drawn for the demonstration: one palette, low sun from the left, people as calm silhouettes. A photograph that staff put in the place of one must look at home."
    >
      <Part title="How they are used">
        <ul className="grid max-w-text list-disc gap-2 ps-5">
          <li>Each belongs to its place: no landmark of another city, none twice on one visitor’s way.</li>
          <li>Words are next to a picture, never on it. Below it is said that it is an illustration.</li>
          <li>Three to two; a focal point keeps the subject whole where less is shown.</li>
          <li>Stored in prisma/seed/converted, delivered as AVIF or WebP at the size of their place.</li>
        </ul>
      </Part>
      <Part title="All of them">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-6 gap-y-8">
          {drawings.map(({ name, src }) => (
            <li key={name}>
              <img
                src={src}
                alt={`Illustration: ${name.replaceAll('-', ' ')}`}
                width={480}
                height={320}
                loading="lazy"
                className="block aspect-3/2 h-auto w-full rounded-lg bg-sunken object-cover"
              />
              <p className="mt-2 text-sm">{name}</p>
            </li>
          ))}
        </ul>
      </Part>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(drawings.length).toBeGreaterThan(40)
    await expect(canvas.getAllByRole('img')).toHaveLength(drawings.length)
  },
}
