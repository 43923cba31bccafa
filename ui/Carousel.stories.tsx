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
  position: (n: number, of: number) => `${n} of ${of}`,
}
export const heroPictures = ['A crane over the river at dawn', 'Hills behind a building yard', 'The quay at dusk'].map(
  (alt, i) => (
    <Picture key={alt} src={scene(i, 1800, 900)} alt={alt} width={1800} height={900} loading={i ? 'lazy' : 'eager'} />
  ),
)
export const heroWords = (
  <>
    <h1 className="text-4xl text-balance">Work abroad, honestly arranged since 1989</h1>
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
  excludeStories: ['carouselWords', 'heroPictures', 'heroWords'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The first thing of the first page: our words by a few pictures. It never moves by itself, changes neither address nor history, and says its position politely. Swipe, the two buttons, or the arrow keys while the pictures have the focus; without scripts the pictures can still be swiped. Once on a page; cards belong in a Slider.',
      },
    },
  },
  args: { label: 'Pictures of our work', slides: heroPictures, words: carouselWords, children: heroWords },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

const track = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-slot=carousel] [tabindex]') as HTMLElement

export const Wide: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(getComputedStyle(track(canvasElement)).scrollSnapType).toBe('x mandatory')
    await expect(canvas.getByRole('button', { name: 'Next picture' }).getBoundingClientRect().height).toBe(44)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Leafing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [address, entries] = [location.href, history.length]
    const next = canvas.getByRole('button', { name: 'Next picture' })
    await userEvent.click(next)
    await expect(await canvas.findByText('2 of 3')).toHaveAttribute('aria-live', 'polite')
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Hills behind a building yard' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }))
    await canvas.findByText('1 of 3')
    await waitFor(() => expect(track(canvasElement).scrollLeft).toBeLessThan(2))
    canvas.getByRole('button', { name: 'Previous picture' }).focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('3 of 3')
    await expect([location.href, history.length]).toEqual([address, entries])
  },
}
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const OnePicture: Story = {
  args: { slides: heroPictures.slice(0, 1) },
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
      <Picture key="none" src="data:image/png,x" alt={bangla} width={3} height={2} fallback={bangla} />,
      ...heroPictures,
    ],
    children: (
      <>
        <h1 className="text-4xl wrap-anywhere">{bangla}</h1>
        <p className="mt-4 wrap-anywhere">
          {arabic} {unbroken}
        </p>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }))
    await canvas.findByText('2 of 4')
    await waitFor(() => expect(track(canvasElement).scrollLeft).toBeLessThan(-100))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
