import { readFileSync } from 'node:fs'
import type { ComponentProps } from 'react'
import { expect, expectTypeOf, test } from 'vitest'
import type { AvatarMenu } from '@agency/ui/AvatarMenu'
import type { Combobox } from '@agency/ui/Combobox'
import type { CommandPalette } from '@agency/ui/CommandPalette'
import type { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import type { DateField } from '@agency/ui/DateField'
import type { Dialog } from '@agency/ui/Dialog'
import type { Drawer } from '@agency/ui/Drawer'
import type { DropdownMenu } from '@agency/ui/DropdownMenu'
import type { Lightbox } from '@agency/ui/Lightbox'
import type { MessageDialog } from '@agency/ui/MessageDialog'
import type { NavDropdown } from '@agency/ui/NavDropdown'
import type { Popover } from '@agency/ui/Popover'
import type { RadioGroup } from '@agency/ui/RadioGroup'
import type { Tabs } from '@agency/ui/Tabs'
import type { Tooltip } from '@agency/ui/Tooltip'

/** Everything that opens; the type check compares the properties, this test the table in the kit's README. */
type Opening = {
  AvatarMenu: typeof AvatarMenu
  Combobox: typeof Combobox
  CommandPalette: typeof CommandPalette
  ConfirmDialog: typeof ConfirmDialog
  DateField: typeof DateField
  Dialog: typeof Dialog
  Drawer: typeof Drawer
  DropdownMenu: typeof DropdownMenu
  Lightbox: typeof Lightbox
  MessageDialog: typeof MessageDialog
  NavDropdown: typeof NavDropdown
  Popover: typeof Popover
  Tooltip: typeof Tooltip
}
type Valued = { Combobox: typeof Combobox; RadioGroup: typeof RadioGroup; Tabs: typeof Tabs }
type Props<Part> = Part extends (props: infer Own) => unknown ? Own : never
type Open = { open?: boolean; defaultOpen?: boolean; onOpenChange?: (open: boolean) => void }
type Value = { onValueChange?: (value: string) => void }

/** Of each part the properties of `Rule` that it has otherwise, or not at all. */
type Different<Parts, Rule> = {
  [Name in keyof Parts]: {
    [Key in keyof Rule]-?: Props<Parts[Name]> extends { [Own in Key]?: infer Type }
      ? [NonNullable<Type>] extends [NonNullable<Rule[Key]>]
        ? [NonNullable<Rule[Key]>] extends [NonNullable<Type>]
          ? never
          : `${Name & string}.${Key & string}`
        : `${Name & string}.${Key & string}`
      : `${Name & string}.${Key & string}`
  }[keyof Rule]
}[keyof Parts]

test('whatever opens is controlled, or not, by the same three names', () => {
  expectTypeOf<Different<Opening, Open>>().toEqualTypeOf<never>()
  expectTypeOf<Different<Valued, Value>>().toEqualTypeOf<never>()
  expectTypeOf<Different<{ Part: (props: { open?: string }) => null }, Open>>().not.toEqualTypeOf<never>()
  expectTypeOf<ComponentProps<typeof Tooltip>>().toHaveProperty('side')
})

test('the kit’s README names every part that opens', () => {
  const opening = {
    AvatarMenu: 1,
    Combobox: 1,
    CommandPalette: 1,
    ConfirmDialog: 1,
    DateField: 1,
    Dialog: 1,
    Drawer: 1,
    DropdownMenu: 1,
    Lightbox: 1,
    MessageDialog: 1,
    NavDropdown: 1,
    Popover: 1,
    Tooltip: 1,
  } satisfies Record<keyof Opening, 1>
  const row = /^\| `open`.*$/m.exec(readFileSync(new URL('../../ui/README.md', import.meta.url), 'utf8'))?.[0] ?? ''
  expect(row.match(/\b[A-Z][a-zA-Z]+\b(?=[,| ])/g)).toEqual(expect.arrayContaining(Object.keys(opening)))
})
