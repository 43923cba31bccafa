import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../ui/Button.tsx'
import { Combobox } from '../ui/Combobox.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { DropdownMenu, DropdownMenuItem } from '../ui/DropdownMenu.tsx'
import kit from '../ui/package.css?inline'
import '../ui/inner/ToastList.tsx' // its styles, for the shadow root
import { TextField } from '../ui/TextField.tsx'
import { toast, Toasts } from '../ui/Toasts.tsx'
import { shadowOf } from './mounting.tsx'

const labels = { close: 'Close' }
const confirmed = fn()
const undone = fn()

/** Each opens from the one before it: a menu, a dialog, a menu in it, a question. */
function ThreeDeepFromMenus({ isOpen = false }: { isOpen?: boolean }) {
  const [editing, setEditing] = useState(isOpen)
  const [asking, setAsking] = useState(isOpen)
  return (
    <>
      <DropdownMenu trigger={<Button>Qatar</Button>}>
        <DropdownMenuItem onSelect={() => setEditing(true)}>Edit</DropdownMenuItem>
      </DropdownMenu>
      <Dialog open={editing} onOpenChange={setEditing} title="Edit Qatar" labels={labels}>
        <TextField label="Name" defaultValue="Qatar" />
        <DropdownMenu align="start" trigger={<Button variant="secondary">More</Button>}>
          <DropdownMenuItem>Preview</DropdownMenuItem>
          <DropdownMenuItem variant="danger" onSelect={() => setAsking(true)}>
            Delete
          </DropdownMenuItem>
        </DropdownMenu>
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title="Delete Qatar?"
          description="The country disappears from the public pages."
          labels={{ confirm: 'Delete Qatar', cancel: 'Cancel' }}
          onConfirm={() => {
            confirmed()
            setAsking(false)
          }}
        />
      </Dialog>
    </>
  )
}

/** A place that cuts off what reaches beyond it, of another theme, language and direction than the page. */
function Box({ children }: { children: ReactNode }) {
  return (
    <div
      data-theme="dark"
      dir="rtl"
      lang="ar"
      className="h-24 translate-x-1 overflow-hidden rounded-lg border border-line bg-surface p-5 text-ink"
    >
      {children}
    </div>
  )
}

const meta = {
  title: 'Foundations/Layers',
  tags: ['!autodocs'],
  globals: { language: 'en', viewport: { value: 'w1280' } },
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="min-h-dvh p-8">
      <Box>
        <ThreeDeepFromMenus />
      </Box>
    </div>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const AQuestionAboveADialog: Story = {
  name: 'A question above a dialog, dark in a light page',
  render: () => (
    <div className="min-h-dvh p-8">
      <Box>
        <ThreeDeepFromMenus isOpen />
      </Box>
    </div>
  ),
}

export const OneAboveTheOther: Story = {
  name: 'Each is above the one that it opens from, and gives the focus back',
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Qatar' })
    await userEvent.click(opener)
    const menu = await screen.findByRole('menu')
    await expectAsItsPlace(menu)
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Edit' }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit Qatar' })
    await expectAsItsPlace(dialog)
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    const more = within(dialog).getByRole('button', { name: 'More' })
    for (const button of ['Cancel', 'Delete Qatar']) {
      await userEvent.click(more)
      const entry = await screen.findByRole('menuitem', { name: 'Delete' })
      await expectOnTop(entry)
      await userEvent.click(entry)
      const question = await screen.findByRole('alertdialog', { name: 'Delete Qatar?' })
      await expectAsItsPlace(question)
      await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus())
      await expectOnTop(within(question).getByRole('button', { name: button }))
      await userEvent.click(within(question).getByRole('button', { name: button }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await waitFor(() => expect(more).toHaveFocus())
    }
    await expect(confirmed).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(document.querySelector('[data-slot=layer]')).toBeNull()
  },
}

export const ToastsStayUsable: Story = {
  name: 'A toast is pressed while a dialog is open',
  tags: ['behaviour', '!autodocs'],
  render: () => (
    <div className="min-h-dvh p-8">
      <Toasts label="Messages" labels={{ close: 'Close the note' }} />
      <Dialog defaultOpen title="Close the complaint" labels={labels}>
        <TextField label="Reason" />
        <Button
          onClick={() => toast.error('It could not be closed', { action: { label: 'Try again', onClick: undone } })}
        >
          Close it
        </Button>
      </Dialog>
    </div>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close it' }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    await expectOnTop(again)
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await waitFor(() => expect(document.activeElement?.closest('[data-sonner-toaster]')).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.click(again)
    await expect(undone).toHaveBeenCalledOnce()
    await expect(screen.getByRole('dialog')).toBeVisible()
    // the focus comes back from the toasts when the last one has gone
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement))
  },
}

const countries = Array.from({ length: 1000 }, (_, n) => ({ value: String(n), label: `Country ${n}` }))

export const NothingIsCutOff: Story = {
  name: 'A menu and a list in a dialog, in a box that cuts off',
  tags: ['behaviour', '!autodocs'],
  render: () => (
    <div className="min-h-dvh p-8">
      <Box>
        <Dialog defaultOpen size="sm" title="Move" labels={labels}>
          <div className="h-16 overflow-hidden">
            <DropdownMenu align="start" trigger={<Button>Order</Button>}>
              {countries.slice(0, 40).map(({ value, label }) => (
                <DropdownMenuItem key={value}>{label}</DropdownMenuItem>
              ))}
            </DropdownMenu>
          </div>
          <Combobox
            label="Country"
            options={countries}
            labels={{ list: 'Countries', open: 'Show', found: n => `${n} found`, more: n => `${n} more: type on` }}
          />
        </Dialog>
      </Box>
    </div>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Order' }))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expectInWindow(menu))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Country 39' })).toHaveFocus())
    await expectOnTop(screen.getByRole('menuitem', { name: 'Country 39' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    const list = await screen.findByRole('listbox')
    await waitFor(() => expectInWindow(list))
    await expect(screen.getAllByRole('option')).toHaveLength(100)
    await expect(list).toHaveTextContent('900 more: type on')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.type(screen.getByRole('combobox'), 'Country 777')
    await userEvent.click(await screen.findByRole('option', { name: 'Country 777' }))
    await expect(screen.getByRole('combobox')).toHaveValue('Country 777')
  },
}

/** What is in it stands in a shadow root. */
function InAShadowRoot({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  useLayoutEffect(() => {
    if (host.current) setRoot(shadowOf(host.current))
  }, [])
  return (
    <div ref={host} data-testid="host" data-theme="dark" dir="rtl" lang="ar">
      {root && createPortal(children, root)}
    </div>
  )
}

/** With the sheet of the package alone, as an application has it: sonner's own is in the head of the page. */
export const ToastsInAShadow: Story = {
  name: 'Toasts in a shadow root have their place',
  tags: ['behaviour', '!autodocs'],
  render: () => <div data-testid="host" className="min-h-dvh p-8" />,
  play: async ({ canvas }) => {
    const shadow = canvas.getByTestId('host').attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(kit)
    shadow.adoptedStyleSheets = [sheet]
    const root = createRoot(shadow)
    root.render(<Toasts label="Messages" labels={{ close: 'Close the note' }} />)
    toast('Qatar is saved')
    const note = await within(shadow as unknown as HTMLElement).findByRole('listitem')
    await expect(getComputedStyle(note).position).toBe('absolute')
    await expect(getComputedStyle(note.closest('ol')!).position).toBe('fixed')
    toast.dismiss()
    root.unmount()
  },
}

export const InAShadow: Story = {
  name: 'A dialog, a menu, a question and a toast in a shadow root',
  tags: ['behaviour', '!autodocs'],
  render: () => (
    <div className="min-h-dvh p-8">
      <InAShadowRoot>
        <ThreeDeepFromMenus />
        <Button onClick={() => toast.error('It could not be saved', { action: { label: 'Again', onClick: undone } })}>
          Save
        </Button>
        <Toasts label="Messages" labels={{ close: 'Close the note' }} />
      </InAShadowRoot>
    </div>
  ),
  play: async ({ canvas }) => {
    const shadow = canvas.getByTestId('host').shadowRoot!
    const inside = within(shadow as unknown as HTMLElement)
    const expectFocus = (element: Element) => waitFor(() => expect(shadow.activeElement).toBe(element))
    const opener = await inside.findByRole('button', { name: 'Qatar' })
    opener.focus()
    await userEvent.click(opener)
    await userEvent.click(await inside.findByRole('menuitem', { name: 'Edit' }))
    const dialog = await inside.findByRole('dialog', { name: 'Edit Qatar' })
    await expect(getComputedStyle(dialog)).toMatchObject({ colorScheme: 'dark', direction: 'rtl' })
    await expectFocus(inside.getByLabelText('Name'))
    await expect(document.querySelector('body > [data-slot=layer]'), 'nothing is outside').toBeNull()

    // Tab stays inside
    const [first, last] = [inside.getByRole('button', { name: 'Close' }), inside.getByRole('button', { name: 'More' })]
    last.focus()
    await userEvent.keyboard('{Tab}')
    await expectFocus(first)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expectFocus(last)

    // keys in a menu
    await userEvent.keyboard('{Enter}')
    await expectFocus(await inside.findByRole('menuitem', { name: 'Preview' }))
    await userEvent.keyboard('{ArrowDown}')
    await expectFocus(await inside.findByRole('menuitem', { name: 'Delete' }))
    await userEvent.keyboard('{ArrowUp}')
    await expectFocus(await inside.findByRole('menuitem', { name: 'Preview' }))
    await userEvent.keyboard('{Escape}')
    await expectFocus(last)
    await userEvent.click(last)
    await userEvent.click(await inside.findByRole('menuitem', { name: 'Delete' }))
    const question = await inside.findByRole('alertdialog', { name: 'Delete Qatar?' })
    await expect(dialog).toContainElement(question)
    await expectFocus(within(question).getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(inside.queryByRole('alertdialog')).toBeNull())
    await expectFocus(last)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(inside.queryByRole('dialog')).toBeNull())
    await expectFocus(opener)

    const save = inside.getByRole('button', { name: 'Save' })
    save.focus()
    await userEvent.click(save)
    await userEvent.click(await inside.findByRole('button', { name: 'Again' }))
    await expect(undone).toHaveBeenCalledOnce()
    await waitFor(() => expect(inside.queryByText('It could not be saved')).toBeNull())
    await expectFocus(save)
  },
}

/** How pages scroll: by themselves, by what their body says, or with room kept for a scrollbar. */
const PAGES = [
  '',
  'html { overflow-y: scroll }',
  'body { overflow-y: scroll }',
  'html, body { height: 100% } body { overflow: auto }',
  'html { scrollbar-gutter: stable }',
  'html { scrollbar-gutter: stable both-edges }',
]

export const ThePageStays: Story = {
  name: 'Behind a dialog the page and what is fixed stay where they are',
  tags: ['behaviour', '!autodocs'],
  render: () => (
    <div style={{ height: 3000 }}>
      <p data-testid="fixed" className="fixed inset-x-0 top-0 text-end">
        Fixed
      </p>
      <p data-testid="page" className="pt-150 text-end">
        Page
      </p>
      <Dialog title="Dialog" labels={labels} trigger={<Button className="fixed top-8">Open</Button>}>
        Text
      </Dialog>
    </div>
  ),
  play: async ({ canvas }) => {
    const sheet = new CSSStyleSheet()
    const before = [...document.adoptedStyleSheets]
    document.adoptedStyleSheets = [...before, sheet]
    const page = document.scrollingElement!
    const places = () =>
      ['fixed', 'page'].map(id => canvas.getByTestId(id).getBoundingClientRect()).map(({ top, right }) => [top, right])
    try {
      for (const css of PAGES) {
        sheet.replaceSync(css)
        page.scrollTo({ top: 500, behavior: 'instant' })
        const wanted = places()
        await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
        await screen.findByRole('dialog')
        await expect(places(), css).toEqual(wanted)
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        await expect(places(), css).toEqual(wanted)
      }
    } finally {
      document.adoptedStyleSheets = before
    }
  },
}

async function expectAsItsPlace(element: Element) {
  const { colorScheme, direction } = getComputedStyle(element)
  await expect({ colorScheme, direction, isArabic: element.matches(':lang(ar)') }).toEqual({
    colorScheme: 'dark',
    direction: 'rtl',
    isArabic: true,
  })
}

/** Where its middle is a person presses it and nothing else. */
async function expectOnTop(element: Element) {
  await waitFor(async () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    await expect(element).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement)
  })
}

async function expectInWindow(element: Element) {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  await expect(Math.min(left, top, window.innerWidth - right, window.innerHeight - bottom)).toBeGreaterThanOrEqual(0)
}
