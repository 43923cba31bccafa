import { Bold, Italic } from 'lucide-react'
import { Button, IconButton } from '../Button.tsx'
import { Toolbar, ToolbarItem } from '../Toolbar.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Three or more controls for one thing in one row, such as the width and the language of a preview: one stop of Tab, and arrows among them.',
  avoid:
    'one or two buttons (let them stand), the last row of a form (SaveBar), a choice that is saved with a form (RadioGroup), parts of a page (Tabs).',
  anatomy: [
    ['Toolbar', 'The row; `boxed` for controls of which one is pressed.'],
    ['ToolbarItem', 'Around each Button, IconButton or link; that of a menu, a popover or a dialog is its trigger.'],
    ['ToolbarSeparator', 'A line between groups.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Toolbar label="Width" variant="boxed">
            <ToolbarItem>
              <Button size="sm" aria-pressed>
                Phone
              </Button>
            </ToolbarItem>
            <ToolbarItem>
              <Button size="sm" variant="ghost" aria-pressed={false}>
                Desk
              </Button>
            </ToolbarItem>
          </Toolbar>
        ),
        why: 'The pressed one has a filled ground and says that it is pressed.',
      },
      dont: {
        shows: (
          <Toolbar label="Tools">
            <ToolbarItem>
              <IconButton aria-label="Bold">
                <Bold aria-hidden />
              </IconButton>
            </ToolbarItem>
            <ToolbarItem>
              <IconButton aria-label="Italic">
                <Italic aria-hidden />
              </IconButton>
            </ToolbarItem>
          </Toolbar>
        ),
        why: '“Tools” says nothing, and nothing shows which of them is on.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Arrives at the pressed control or the last one used, and leaves the toolbar.'],
    ['← →', 'Move among the controls, mirrored from right to left, round the ends.'],
    ['Home, End', 'To the first and the last.'],
    ['Enter, Space', 'Press it, or open what it opens; Escape comes back to it.'],
  ],
  accessibility: [
    'Role toolbar with `label` as its name; Radix’ roving focus moves the one stop of Tab.',
    'A control that is on or off has `aria-pressed`; its colour is not the only difference.',
  ],
  content: ['The name says what the controls change: “Width of the preview”.'],
  recipes: ['MenuInToolbar', 'FiguresOfYear'],
  looks: {
    Boxed: 'The box holds together what belongs together; Tab stops once, arrows move.',
    'Two groups': 'A line parts the groups, and arrows pass it.',
  },
}
