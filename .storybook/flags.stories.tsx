import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Copy, Page, Part } from './tokens.tsx'

const meta = { title: 'Foundations/Flags', tags: ['!autodocs'] } satisfies Meta
export default meta

const drawings = import.meta.glob<string>(
  '../node_modules/country-flag-icons/3x2/{BD,BH,AE,IT,JO,JP,KW,MY,OM,QA,RO,SA,SG}.svg',
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
)
const nameOf = new Intl.DisplayNames('en', { type: 'region' })
const flags = Object.entries(drawings).map(([file, src]) => ({ code: file.slice(-6, -4), src }))

export const Flags: StoryObj = {
  render: () => (
    <Page
      title="Flags"
      lead="The true drawings, by the code of the country, three to two. Staff may put a file of their own in the place of one."
    >
      <Part
        title="Client countries and our own"
        lead="Beside the name of the country, never instead of it, and never for a language. Whole, on sunken ground with a hairline."
      >
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-x-6 gap-y-8">
          {flags.map(({ code, src }) => (
            <li key={code}>
              <span className="block rounded-md border border-line bg-sunken p-4">
                <img src={src} alt="" width={900} height={600} className="block h-auto w-full" />
              </span>
              <p className="mt-2 font-semibold">{nameOf.of(code)}</p>
              <Copy text={code}>{code}</Copy>
            </li>
          ))}
        </ul>
      </Part>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect(flags).toHaveLength(13)
    const pictures = [...canvasElement.querySelectorAll('img')]
    await waitFor(() => expect(pictures.filter(picture => !picture.naturalWidth)).toEqual([]))
  },
}
