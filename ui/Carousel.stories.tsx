import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from './Button.tsx'
import { Carousel } from './Carousel.tsx'
import { Picture } from './Picture.tsx'
import { arabic, bangla, scene, unbroken } from './samples.ts'

export const carouselWords = {
  roleDescription: 'carousel',
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause the pictures',
  play: 'Play the pictures',
  position: (n: number, of: number) => `${n} of ${of}`,
}
export const heroSlides = [
  { alt: 'A crane over the river at dawn', heading: 'Check us first', link: 'See licence and fees' },
  { alt: 'Hills behind a building yard', heading: 'The record, country by country', link: 'See all countries' },
  { alt: 'The quay at dusk', heading: 'Know each step before you fly', link: 'Read the procedure' },
].map(({ alt, heading, link }, i) => ({
  picture: <Picture src={scene(i, 1600, 900)} alt={alt} width={1600} height={900} loading={i ? 'lazy' : 'eager'} />,
  text: (
    <>
      <p className="font-display text-xl font-semibold">{heading}</p>
      <a href="#more" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {link}
      </a>
    </>
  ),
}))
export const heroWords = (
  <>
    <h1 className="text-3xl text-balance">Work abroad, honestly arranged since 1989</h1>
    <p className="mt-4 text-on-deep-muted">Every contract is read with the worker, in Bangla, before it is signed.</p>
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button asChild variant="accent" size="lg">
        <a href="#workers">Ask for workers</a>
      </Button>
      <a href="#jobs" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        See open jobs
      </a>
    </div>
  </>
)

const meta = {
  title: 'Kit/Carousel',
  component: Carousel,
  excludeStories: ['carouselWords', 'heroSlides', 'heroWords'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The first thing of the first page: what stays, beside a few pictures and the text of the one that shows. It goes on by itself until somebody swipes, presses a button or pauses it, waits under the pointer and the focus, and stays still for people who ask for less movement or less data. Its height is that of the longest words. It changes neither address nor history. Without scripts the first words stay and the pictures can be swiped. Once on a page; cards belong in a Slider.',
      },
    },
  },
  args: { label: 'Pictures of our work', slides: heroSlides, words: carouselWords, children: heroWords },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

const track = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-slot=carousel] [tabindex]') as HTMLElement

export const Wide: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(getComputedStyle(track(canvasElement)).scrollSnapType).toBe('x mandatory')
    const picture = track(canvasElement).getBoundingClientRect()
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const isBeside = heading.right <= picture.left || heading.left >= picture.right
    await expect(isBeside || heading.bottom <= picture.top).toBe(true)
    await expect(canvas.getByRole('button', { name: 'Next picture' }).getBoundingClientRect().height).toBe(44)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Leafing: Story = {
  play: async ({ canvas }) => {
    const [address, entries] = [location.href, history.length]
    const next = canvas.getByRole('button', { name: 'Next picture' })
    await userEvent.click(next)
    await expect(await canvas.findByText('2 of 3')).toHaveAttribute('aria-live', 'polite')
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Hills behind a building yard' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }))
    await canvas.findByText('1 of 3')
    await waitFor(() => expect(canvas.getByRole('img', { name: 'A crane over the river at dawn' })).toBeVisible())
    canvas.getByRole('button', { name: 'Previous picture' }).focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('3 of 3')
    await expect([location.href, history.length]).toEqual([address, entries])
  },
}
export const WordsChange: Story = {
  play: async ({ canvas, canvasElement }) => {
    const height = canvasElement.scrollHeight
    await expect(canvas.getByText('Check us first')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }))
    await waitFor(() => expect(canvas.getByText('The record, country by country')).toBeVisible())
    await expect(canvas.getByText('Check us first')).not.toBeVisible()
    await expect(canvasElement.scrollHeight).toBe(height)
  },
}
export const Played: Story = {
  args: { stay: 300 },
  play: async ({ canvas }) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isStill) return expect(canvas.queryByRole('button', { name: 'Pause the pictures' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause the pictures' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Play the pictures' }))
    await canvas.findByText('2 of 3')
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the pictures' }))
    await expect(canvas.getByRole('button', { name: 'Play the pictures' })).toHaveFocus()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const OnePicture: Story = {
  args: { slides: heroSlides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const PicturesOnly: Story = { args: { children: undefined } }
export const Hard: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    dir: 'rtl',
    lang: 'bn',
    slides: [
      {
        picture: <Picture src="data:image/png,x" alt={bangla} width={3} height={2} fallback={bangla} />,
        text: <p className="wrap-anywhere">{unbroken}</p>,
      },
      ...heroSlides,
    ],
    children: (
      <>
        <h1 className="text-3xl wrap-anywhere">{bangla}</h1>
        <p className="mt-4 wrap-anywhere">
          {arabic} {unbroken}
        </p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }))
    await canvas.findByText('2 of 4')
    await waitFor(() => expect(canvas.getByRole('img', { name: 'A crane over the river at dawn' })).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
